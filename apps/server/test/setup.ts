// Runs in each test file of the server.

import { afterAll, afterEach } from 'vitest';
import { endFile, endTest } from './goodbyes.ts';

afterEach(endTest);
afterAll(endFile);

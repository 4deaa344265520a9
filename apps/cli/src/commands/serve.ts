// tenfold serve: the server for friends who play by a link.

import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LogLevel, RunningServer } from '@tenfold/server';
import { Command, Option } from 'commander';
import type { WithLanguage } from '../arguments.ts';
import { fileTrouble, languageOption, wholeNumber } from '../arguments.ts';
import { PAGE_FOLDER } from '../data-folders.ts';
import { stopSignal } from '../stop-signal.ts';
import { UsageError } from '../usage-error.ts';
import type { TerminalWords } from '../words/index.ts';
import { helpAfter } from '../help-text.ts';

interface ServeOptions extends WithLanguage {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly web?: string;
  readonly trustProxy?: string;
  readonly botPause?: number;
  readonly bots: 'threads' | 'workers';
  readonly drain: number;
  readonly limit: readonly string[];
  readonly log: LogLevel;
}

const LAST_PORT = 65_535;
const MOST_PAUSE = 10_000;
const MOST_DRAIN = 600;
const LOG_LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug'];

const EXAMPLES = [
  'tenfold serve',
  'tenfold serve --port 8080 --host 0.0.0.0 --data /var/lib/tenfold',
  'DATABASE_URL=postgres://tenfold@localhost/tenfold tenfold serve --trust-proxy loopback',
];

export function serveCommand(words: TerminalWords): Command {
  const { serve: help } = words.commandHelp;
  return new Command('serve')
    .description(help.description)
    .option('--port <number>', help.port, wholeNumber(words, 0, LAST_PORT), 8000)
    .option('--host <address>', help.host, '127.0.0.1')
    .option('--data <folder>', help.data)
    .option('--web <folder>', help.web)
    .option('--trust-proxy <addresses>', help.trustProxy)
    .option('--bot-pause <milliseconds>', help.botPause, wholeNumber(words, 0, MOST_PAUSE))
    .addOption(new Option('--bots <where>', help.bots).choices(['threads', 'workers']).default('threads'))
    .option('--drain <seconds>', help.drain, wholeNumber(words, 0, MOST_DRAIN), 0)
    .option(
      '--limit <name=number>',
      help.limit,
      (written: string, before: readonly string[]) => [...before, written],
      [],
    )
    .addOption(new Option('--log <level>', help.log).choices(LOG_LEVELS).default('info'))
    .addOption(languageOption(words))
    .addHelpText('after', helpAfter(words, { notes: help.notes, examples: EXAMPLES, end: help.exit }))
    .action(async (options: ServeOptions) => {
      const stopped = stopSignal();
      const server = await started(options, words);
      console.log(words.serve.isAt(server.url));
      const ending = await Promise.race([stopped, server.failed]);
      // Nothing can be stored any more. Whoever was acknowledged finds his game when it starts again.
      if (ending !== undefined) process.exit(1);
      await server.close();
      // Whatever still holds the process is of no use any more.
      process.exit(0);
    });
}

async function started(options: ServeOptions, words: TerminalWords): Promise<RunningServer> {
  const { port, host, data, trustProxy, botPause, bots, drain, limit, log } = options;
  if (options.web !== undefined) checkPage(options.web, words);
  const web = options.web ?? (existsSync(join(PAGE_FOLDER, 'index.html')) ? PAGE_FOLDER : undefined);
  // Loaded here, so that the other commands need not wait for it.
  const { defaultDataFolder, namedLimits, startServer } = await import('@tenfold/server');
  const { DATABASE_URL: databaseUrl = '', DATABASE_REPLICA_URL: replicaUrl = '' } = process.env;
  try {
    return await startServer({
      port,
      host,
      dataFolder: data ?? defaultDataFolder(process.env),
      databaseUrl,
      replicaUrl,
      ...(web === undefined ? {} : { webFolder: web }),
      ...(trustProxy === undefined ? {} : { trustProxy }),
      ...(botPause === undefined ? {} : { pace: { botBeatMs: botPause } }),
      botsOnWorkers: bots === 'workers',
      drainMs: drain * 1000,
      limits: namedLimits(limit),
      log: { level: log },
    });
  } catch (error) {
    throw new UsageError(troubleOf(error, options, words));
  }
}

function checkPage(folder: string, words: TerminalWords): void {
  const index = join(folder, 'index.html');
  try {
    accessSync(index, constants.R_OK);
  } catch (error) {
    throw new UsageError(`--web ${folder}: ${index}: ${fileTrouble(error, words)}`);
  }
}

function troubleOf(error: unknown, options: ServeOptions, { serve }: TerminalWords): string {
  const { port, host, trustProxy = '' } = options;
  if (!(error instanceof Error)) return String(error);
  if (error.message.startsWith('invalid IP address')) {
    return serve.badProxy(trustProxy);
  }
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return serve.portInUse(port, host);
    case 'EACCES':
      return serve.portForbidden(port, host);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return serve.noAddress(host);
    default:
      return error.message;
  }
}

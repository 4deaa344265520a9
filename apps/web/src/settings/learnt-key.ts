// Where this device keeps what was learnt; whoever leaves for good takes it along.

export const LEARNT_KEY = 'tenfold.learning';

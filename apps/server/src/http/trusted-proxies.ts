// The reverse proxies whose word is believed: who a visitor is, and how he came.

import { BlockList, isIP } from 'node:net';

/** What addresses are called that belong together; the same names as in Express and fastify. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export class TrustedProxies {
  readonly #list = new BlockList();

  /** Addresses, subnets and names, with commas between them: `loopback, 10.0.0.0/8`. */
  constructor(list: string) {
    for (const item of list.split(',').map((one) => one.trim())) {
      for (const subnet of NAMED[item] ?? [item]) this.#add(subnet);
    }
  }

  has(address: string | undefined): boolean {
    const [plain = ''] = (address ?? '').split('%');
    const version = isIP(plain);
    // `::ffff:10.0.0.1` is found among the subnets of IPv4.
    return version !== 0 && this.#list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
  }

  #add(subnet: string): void {
    const [address = '', length, ...rest] = subnet.split('/');
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    const bits = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : NaN;
    if (version === 0 || rest.length > 0 || !(bits <= most)) {
      throw new Error(
        `invalid IP address of a proxy: "${subnet}"; write addresses or subnets with commas between them, like loopback, 10.0.0.0/8`,
      );
    }
    this.#list.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6');
  }
}

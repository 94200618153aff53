import { BlockList, isIPv6 } from 'node:net'
import { networkKey } from '../session/guesses.ts'
import { networkOf } from '../session/network.ts'

/** Addresses that nobody outside sees: what BankID sees of the same device is another one. */
const inner = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6')
}

/** 4, 6, or undefined where an address cannot be compared with what BankID sees. */
function outerFamily(address: string): 4 | 6 | undefined {
  const family = isIPv6(networkOf(address)) ? 6 : 4
  return inner.check(networkOf(address), `ipv${family}`) ? undefined : family
}

/**
 * True when a device that approved an order is on another network than the browser of the order,
 * which for an order of the browser's own device is somebody else's device. Where the two cannot be
 * compared, it is not: BankID does not say, or sees IPv4 where we see IPv6, or we see only an
 * address of our own network.
 *
 * @param address of the browser, now
 * @param orderNetwork the key of the network that the browser had when it began
 */
export function isElsewhere(deviceAddress: string | undefined, orderNetwork: string, address: string): boolean {
  if (deviceAddress === undefined || deviceAddress === '') return false
  const family = outerFamily(address)
  if (family === undefined || outerFamily(deviceAddress) !== family) return false
  return ![orderNetwork, networkKey(address)].includes(networkKey(deviceAddress))
}

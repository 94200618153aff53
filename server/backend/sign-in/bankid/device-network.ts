import { BlockList, isIPv6 } from 'node:net'
import { networkKey } from '../session/guesses.ts'
import { networkOf } from '../session/network.ts'

/** Private addresses. BankID sees another address of the same device. */
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

/**
 * Returns 4 or 6, or undefined when the address cannot be compared with the one that BankID sees.
 */
function outerFamily(address: string): 4 | 6 | undefined {
  const family = isIPv6(networkOf(address)) ? 6 : 4
  return inner.check(networkOf(address), `ipv${family}`) ? undefined : family
}

/**
 * True when the device that approved an order is on another network than the order's browser. For
 * an order on the browser's own device, it is then someone else's device. Returns false when the
 * two cannot be compared: BankID gives no address, the address families differ, or the browser's
 * address is private.
 *
 * @param address the browser's current address
 * @param orderNetwork the key of the browser's network when the order began
 */
export function isElsewhere(deviceAddress: string | undefined, orderNetwork: string, address: string): boolean {
  if (deviceAddress === undefined || deviceAddress === '') return false
  const family = outerFamily(address)
  if (family === undefined || outerFamily(deviceAddress) !== family) return false
  return ![orderNetwork, networkKey(address)].includes(networkKey(deviceAddress))
}

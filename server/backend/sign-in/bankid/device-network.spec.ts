import { expect, it } from 'vitest'
import { networkKey } from '../session/guesses.ts'
import { isElsewhere } from './device-network.ts'

it.each<[string, string | undefined, string, string, boolean]>([
  ['the same address', '203.0.113.7', '203.0.113.7', '203.0.113.7', false],
  ['another address', '198.51.100.7', '203.0.113.7', '203.0.113.7', true],
  ['IPv4 that IPv6 carries', '203.0.113.7', '203.0.113.7', '::ffff:203.0.113.7', false],
  ['the network that the browser has moved to', '198.51.100.7', '203.0.113.7', '198.51.100.7', false],
  ['the network that the browser began at', '203.0.113.7', '203.0.113.7', '198.51.100.7', false],
  ['the same /64', '2001:db8:1:2::9', '2001:db8:1:2:aa::1', '2001:db8:1:2:aa::1', false],
  ['another /64', '2001:db8:1:3::9', '2001:db8:1:2::1', '2001:db8:1:2::1', true],
  ['another family', '203.0.113.7', '2001:db8:1:2::1', '2001:db8:1:2::1', false],
  ['a browser of our own network', '203.0.113.7', '192.168.1.17', '192.168.1.17', false],
  ['a browser of this machine', '203.0.113.7', '127.0.0.1', '127.0.0.1', false],
  ['a BankID that does not say', undefined, '203.0.113.7', '203.0.113.7', false],
  ['a BankID that says nothing', '', '203.0.113.7', '203.0.113.7', false],
])('%s', (_, device, began, now, elsewhere) => expect(isElsewhere(device, networkKey(began), now)).toBe(elsewhere))

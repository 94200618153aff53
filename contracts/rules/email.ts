import type { Rule } from './rule.ts'

/**
 * 'Felaktig epost.' (second document §5.1). No more is demanded than that one message could be
 * delivered there: something, an @, and a domain with a dot. What an address may be in full (RFC
 * 5321) only its server knows.
 */
export const email: Rule = text => (text === '' || address.test(text) ? undefined : 'Felaktig epost.')

const address = /^[^\s@<>()",;:\\]+@[^\s@.<>()",;:\\]+(?:\.[^\s@.<>()",;:\\]+)+$/

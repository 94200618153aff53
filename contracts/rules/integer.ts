import { format, parsed, type Rule, refused } from './rule.ts'

const typedInteger = /^[-−–]?(?:0|[1-9][0-9]{0,14})$/

/**
 * A whole number, which nothing stands before: '00' fails (second document §5.1). Spaces between
 * thousands are read; none are shown, since what is whole is mostly a number of something and no
 * amount. Empty is zero.
 */
export const integerFormat = format<number>({
  empty: 0,
  parse: (typed, label) => {
    const digits = typed.replace(/\s/g, '')
    if (digits === '') return parsed(0)
    return typedInteger.test(digits)
      ? parsed(Number(digits.replace(/^[−–]/, '-')) + 0)
      : refused(`${label} måste vara ett giltigt heltal.`)
  },
  show: value => (Number.isSafeInteger(value) ? `${value}`.replace('-', '−') : ''),
})

/** A number that is whole, also when nobody has typed it. */
export const wholeNumber: Rule<number> = (value, { label }) =>
  Number.isSafeInteger(value) ? undefined : `${label} måste vara ett giltigt heltal.`

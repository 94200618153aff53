import { format, parsed, type Rule, refused } from './rule.ts'

const typedInteger = /^[-−–]?(?:0|[1-9][0-9]{0,14})$/

/**
 * The format of a whole number. Leading zeros are refused: '00' (second document §5.1). Spaces
 * between thousands are accepted but not shown, since most whole numbers are counts and not
 * amounts. An empty text is zero.
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

/** Requires a whole number, also when it was not typed. */
export const wholeNumber: Rule<number> = (value, { label }) =>
  Number.isSafeInteger(value) ? undefined : `${label} måste vara ett giltigt heltal.`

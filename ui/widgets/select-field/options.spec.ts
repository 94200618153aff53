import { describe, expect, it } from 'vitest'
import { chosenText, matching } from './options.ts'

const options = [
  { value: '7010', label: '7010 Löner till kollektivanställda' },
  { value: '1930', label: '1930 Företagskonto' },
  { value: '2710', label: '2710 Personalskatt', hint: 'Skatteverket 1930' },
]
const found = (term: string) => matching(options, term).map(({ value }) => value)
const counted = (n: number) => `${n} st`

describe('a search among options', () => {
  it('finds by label and hint in either case, Swedish letters included', () => {
    expect(found('LÖNER')).toEqual(['7010'])
    expect(found('skatteverket')).toEqual(['2710'])
    expect(found('företag')).toEqual(['1930'])
  })

  it('has what begins with it first', () => {
    expect(found('1930')).toEqual(['1930', '2710'])
  })

  it('finds all for nothing, and nothing for what is nowhere', () => {
    expect(found('  ')).toEqual(['7010', '1930', '2710'])
    expect(found('9999')).toEqual([])
  })
})

describe('what a closed field says', () => {
  it('is the names of up to three, in the order that they were chosen in', () => {
    expect(chosenText(options, [], counted)).toBe('')
    expect(chosenText(options, ['1930', '7010'], counted)).toBe(
      '1930 Företagskonto, 7010 Löner till kollektivanställda',
    )
  })

  it('is how many they are above three', () => {
    expect(chosenText(options, ['1', '2', '3', '4'], counted)).toBe('4 st')
  })

  it('is the value itself when it is no option', () => {
    expect(chosenText(options, ['1931'], counted)).toBe('1931')
  })
})

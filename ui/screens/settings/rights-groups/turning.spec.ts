import { describe, expect, it } from 'vitest'
import { allRights, type Right } from '#contracts/rights/catalogue.ts'
import { compared } from './comparison.ts'
import { turnOf, wordsAbout } from './turning.ts'

const cell: readonly Right[] = ['Payslips.Read', 'Payslips.Write', 'Payslips.Attest']
const all = new Set(allRights)

describe('a press on a cell', () => {
  it('turns on what is off, and all off once nothing is', () => {
    expect(turnOf(cell, new Set(['Payslips.Read']), all)).toEqual({ rights: cell.slice(1), isOn: true })
    expect(turnOf(cell, new Set(cell), all)).toEqual({ rights: cell, isOn: false })
  })
  it('gives nothing that the person may not give, but takes it away', () => {
    const mine = new Set<Right>(['Payslips.Read'])
    expect(turnOf(cell, new Set(), mine)).toEqual({ rights: ['Payslips.Read'], isOn: true })
    expect(turnOf(cell, new Set(['Payslips.Read', 'Payslips.Attest']), mine)).toEqual({
      rights: ['Payslips.Read', 'Payslips.Attest'],
      isOn: false,
    })
    expect(turnOf(['Payslips.Write'], new Set(), mine)).toBeNull()
  })
  it('says what follows, and nothing when nothing does', () => {
    expect(wordsAbout({ rights: ['Payslips.Write'], isOn: true }, [])).toBe('Läs slogs också på: Lönebesked.')
    expect(wordsAbout({ rights: ['Payslips.Write'], isOn: true }, ['Payslips.Read'])).toBe('')
    expect(wordsAbout({ rights: ['Payslips.Read'], isOn: false }, cell)).toBe(
      'Utan Läs slogs också av: Lönebesked: Skriv, Lönebesked: Attestera.',
    )
    const writes = allRights.filter(right => right.startsWith('SCB.') && right.endsWith('.Write'))
    expect(wordsAbout({ rights: writes, isOn: true }, [])).toMatch(/ och 2 till\.$/)
  })
})

describe('two groups side by side', () => {
  it('show what differs, or all', () => {
    const differing = compared(
      ['Kalendarie.Read', 'Payslips.Read'],
      ['Kalendarie.Read', 'Payslips.Attest'],
      'differences',
    )
    expect(differing).toEqual([
      { right: 'Payslips.Read', label: 'Lönebesked: Läs', has: [true, false] },
      { right: 'Payslips.Attest', label: 'Lönebesked: Attestera', has: [false, true] },
    ])
    expect(compared([], [], 'all').map(({ right }) => right)).toEqual(allRights)
  })
})

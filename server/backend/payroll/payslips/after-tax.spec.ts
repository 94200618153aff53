import { describe, expect, it } from 'vitest'
import type { Basis } from '../../engine/basis.ts'
import { basisOf, entered, fullTime, given, noPay, standing } from '../testing/given.ts'

const amounts = (facts: Partial<Basis>, ...payTypes: readonly string[]) =>
  given(facts)
    .when('2026-05')
    .payslip.rows.filter(({ payType }) => payTypes.includes(payType))
    .map(({ amount }) => amount / 100)
const totals = (facts: Partial<Basis>) => given(facts).when('2026-05').payslip.totals

const order = { id: 'a', order: 1, from: '2026-01-01', to: null, reserved: 1_409_000, most: null }

describe('attachment of earnings', () => {
  // 2024's example of the facts: net 22 000, reserved 14 090, takes 7 910. Here net is 31 598.
  it('takes what is above the reserved amount, in whole kronor, at most the decided', () => {
    expect(amounts({ garnishments: [order] }, '6130')).toEqual([-17_508])
    expect(amounts({ garnishments: [{ ...order, most: 300_000 }] }, '6130')).toEqual([-3000])
    expect(amounts({ garnishments: [{ ...order, reserved: 4_000_000 }] }, '6130')).toEqual([0])
  })

  it('takes by its order what earlier orders leave, and not of tax-free allowances', () => {
    const second = { ...order, id: 'b', order: 2, reserved: 2_000_000 }
    const facts = {
      garnishments: [second, { ...order, most: 300_000 }],
      entered: [entered('5000', '2026-05-04', { quantity: 300 })],
    }
    expect(amounts(facts, '6130')).toEqual([-3000, -8598])
  })

  it('keeps the reserved amount once a month', () => {
    const earlier = {
      ...noPay,
      cash: 2_000_000,
      regular: 2_000_000,
      regularTax: 300_000,
      tax: 400_000,
      garnished: 191_000,
    }
    const { payslip } = given({ garnishments: [order] }, { earlierInMonth: earlier }).when('2026-05')
    const net = payslip.totals.gross - payslip.totals.tax
    const taken = payslip.rows.find(({ payType }) => payType === '6130')?.amount ?? 0
    expect(taken).toBe(-Math.floor((net + 1_600_000 - 1_409_000 - 191_000) / 100) * 100)
  })

  it('takes the decided amount once a month, of each decision in their order', () => {
    const earlier = { ...noPay, cash: 3_000_000, regular: 3_000_000, tax: 600_000 }
    const taken = (garnished: number) => {
      const garnishments = [
        { ...order, most: 300_000 },
        { ...order, id: 'b', order: 2, most: 200_000 },
      ]
      const { payslip } = given({ garnishments }, { earlierInMonth: { ...earlier, garnished } }).when('2026-05')
      return payslip.rows.filter(({ payType }) => payType === '6130').map(({ amount }) => amount / 100)
    }
    expect([0, 250_000, 300_000, 450_000, 500_000].map(taken)).toEqual([
      [-3000, -2000],
      [-500, -2000],
      [0, -2000],
      [0, -500],
      [0, 0],
    ])
  })

  it('is never more than what this payout pays, and drops öre', () => {
    const earlier = { ...noPay, cash: 5_000_000 }
    const { payslip } = given(
      { employment: [{ ...fullTime, pay: 1_000_050 }], garnishments: [order] },
      { earlierInMonth: earlier },
    ).when('2026-05')
    const net = payslip.totals.gross - payslip.totals.tax
    expect(payslip.rows.find(({ payType }) => payType === '6130')?.amount).toBe(-Math.floor(net / 100) * 100)
    expect(payslip.totals.net).toBe(100)
  })

  it('counts what the earlier payouts of the month left after tax', () => {
    const earlier = { ...noPay, cash: 500_000, tax: 100_000 }
    const { payslip } = given({ garnishments: [order] }, { earlierInMonth: earlier }).when('2026-05')
    const net = payslip.totals.gross - payslip.totals.tax
    const taken = payslip.rows.find(({ payType }) => payType === '6130')?.amount
    expect(taken).toBe(-Math.floor((net + 400_000 - 1_409_000) / 100) * 100)
  })

  it('begins on its first day and stops after its last', () => {
    const on = (from: string, to: string) => amounts({ garnishments: [{ ...order, from, to }] }, '6130').length
    expect([on('2026-05-25', '2026-05-25'), on('2026-05-26', '2026-06-30')]).toEqual([1, 0])
    expect(on('2026-01-01', '2026-05-24')).toBe(0)
  })
})

describe('deductions', () => {
  it('of union fees by amount or share', () => {
    const union = { id: 'H', name: 'Handels', amount: 33_000, share: 120, most: 45_000 }
    expect(amounts({ union: { ...union, fee: 'KR' } }, '6120')).toEqual([-330])
    expect(amounts({ union: { ...union, fee: 'PRC' } }, '6120')).toEqual([-450])
    expect(amounts({ union: { ...union, fee: 'PRC', most: null } }, '6120')).toEqual([-480])
    const own = { union: { ...union, fee: 'IND' as const }, standing: [standing('6120', { amount: 36_500 })] }
    expect(amounts(own, '6120')).toEqual([-365])
  })
})

describe('a car', () => {
  const car = {
    id: 'ABC123',
    name: 'Volvo V60',
    from: '2026-05-20',
    to: null,
    deduction: 100_000,
    vehicle: {
      modelYear: 2024,
      firstTaxed: '2024-02-01',
      fuel: 'FOS' as const,
      newPrice: 350_000,
      extras: 0,
      comparedPrice: 0,
      vehicleTax: 1234,
      drivesFar: false,
    },
  }
  // 0,29 × 59 200 + 350 000 × (70 % × 2,55 % + 1 %) + 13 % × 350 000 + 1 234
  // is 73 649 a year, 6 137 a month.

  it('is a benefit of each begun month; what is paid for it lowers tax and contributions', () => {
    expect(totals({ cars: [car] })).toMatchObject({
      gross: 4_000_000,
      benefits: 613_700,
      taxable: 4_513_700,
      contributionBase: 4_513_700,
      contributions: 1_418_205,
    })
    expect(amounts({ cars: [car] }, '4000', '6105')).toEqual([6137, -1000])
    expect(amounts({ cars: [{ ...car, from: '2026-06-01' }] }, '4000', '6105')).toEqual([])
  })

  it('has its price, the rates and the law in its steps, also when the row is entered', () => {
    const { rows, steps } = given({ cars: [car] }).when('2026-05').payslip
    const own = rows.find(({ payType }) => payType === '4000')?.steps ?? []
    const texts = steps.filter(({ id }) => own.includes(id)).map(({ text }) => text)
    expect(texts).toEqual(expect.arrayContaining(['Prisbasbeloppsdel', 'Ränterelaterat belopp', 'Fordonsskatt']))
    expect(texts.at(-1)).toBe('Bilförmån Volvo V60')
    const asEntered = { cars: [{ ...car, to: '2026-05-31' }], entered: [entered('4000', '2026-05-25')] }
    expect(amounts(asEntered, '4000')).toEqual([6137, 6137])
  })

  it('of which the facts lack something is warned of', () => {
    const unknown = { ...car, vehicle: { ...car.vehicle, newPrice: 0 } }
    expect(given({ cars: [unknown] }).when('2026-05').payslip.warnings).toEqual([
      'Bilförmån Volvo V60: Nybilspris saknas för bilen.',
    ])
  })

  it('with fuel: B25, 35 000 + 2 625 + 1 625 / 1,2 have 12 247,25 in contributions', () => {
    const { contributions, contributionBase } = totals({
      employment: [{ ...fullTime, pay: 3_500_000 }],
      entered: [entered('4000', '2026-05-01', { amount: 262_500 }), entered('4005', '2026-05-01', { amount: 162_500 })],
    })
    // The base has whole öre: 1 354,16 and not 1 354,1667.
    expect([contributionBase, contributions]).toEqual([3_897_916, 1_224_725])
  })
})

describe('tax', () => {
  it('A12: SINK 2026 of 40 000 is 9 000, in its own row and box', () => {
    const { payslip } = given({
      tax: {
        type: 'S25',
        table: null,
        column: null,
        adjustment: null,
        extra: 0,
        yearlyIncome: null,
        isSeaIncome: false,
      },
    }).when('2026-05')
    expect(payslip.rows.at(-1)).toMatchObject({ payType: '9020', box: '274', amount: -900_000 })
  })

  it('of one-off amounts has a row of its own', () => {
    const { payslip } = given({ entered: [entered('1070', '2026-05-01', { amount: 1_000_000 })] }).when('2026-05')
    const rows = payslip.rows.filter(({ kind }) => kind === 'SKATT').map(({ payType, amount }) => [payType, amount])
    // 12 × 40 000 + 10 000 a year: 34 % of a one-off amount.
    expect(rows).toEqual([
      ['9000', -840_200],
      ['9010', -340_000],
    ])
  })

  it('A11: a deduction is never more than the cash', () => {
    const facts = { entered: [entered('4070', '2026-05-01', { amount: 20_000_000 })] }
    expect(totals(facts)).toMatchObject({ gross: 4_000_000, tax: 4_000_000, net: 0 })
    const { rows, steps } = given(facts).when('2026-05').payslip
    const last = rows.find(({ payType }) => payType === '9000')?.steps.at(-1)
    expect(steps.find(({ id }) => id === last)).toMatchObject({ value: 4_000_000 })
  })

  it('of a second payout in the month is that of the month less what was deducted', () => {
    const earlier = { ...noPay, cash: 1_000_000, regular: 1_000_000, regularTax: 100_000, tax: 130_000 }
    const { totals: sums } = given({ employment: [{ ...fullTime, pay: 3_000_000 }] }, { earlierInMonth: earlier }).when(
      '2026-05',
    ).payslip
    expect(sums.tax).toBe(840_200 - 100_000)
  })

  it('that the person asks for beyond it has a row of its own', () => {
    const facts = { tax: { ...basisOf('2026-05').tax, extra: 150_000 } }
    expect(amounts(facts, '9000')).toEqual([-8402, -1500])
  })

  it('of a decision that has ended is warned of from the day after its last', () => {
    const warnings = (sinkUntil: string) =>
      given({ tax: { ...basisOf('2026-05').tax, type: 'S25', sinkUntil } }).when('2026-05').payslip.warnings
    expect(warnings('2026-05-25')).toEqual([])
    expect(warnings('2026-05-24')).toEqual([
      'Beslutet om särskild inkomstskatt gällde till och med 2026-05-24. Skatten är dragen som om det gällde.',
    ])
  })

  it('without a table is not deducted, and is warned of', () => {
    const facts = {
      tax: {
        type: 'HUV',
        table: null,
        column: null,
        adjustment: null,
        extra: 0,
        yearlyIncome: null,
        isSeaIncome: false,
      },
    }
    expect(given(facts).when('2026-05').payslip.warnings).toEqual([
      'Skattetabell och kolumn saknas för den anställda. Ingen skatt är dragen.',
    ])
  })

  it('of 2027 stops by its name', () => {
    expect(() => given().when('2027-01')).toThrow(/2027-01-25/)
  })
})

describe('contributions', () => {
  it('B2: a youth’s month has one cap, however many payouts it has', () => {
    const young = {
      person: { ...basisOf('2026-11').person, birthDate: '2005-06-01' },
      employment: [{ ...fullTime, pay: 2_000_000 }],
    }
    const earlier = { ...noPay, cash: 2_000_000, regular: 2_000_000, contributionBase: 2_000_000 }
    const first = given(young).when('2026-11').payslip.totals.contributions
    const second = given(young, { earlierInMonth: earlier }).when('2026-11').payslip.totals.contributions
    // 25 000 × 20,81 % + 15 000 × 31,42 % = 9 915,50.
    expect(first + second).toBe(991_550)
  })

  it('B13: 500 earlier and 1 000 now are 1 500 × 31,42 %', () => {
    const { totals: sums } = given(
      { employment: [], entered: [entered('1045', '2026-05-01', { amount: 100_000 })] },
      { earlierInYear: { ...noPay, contributionBase: 50_000 } },
    ).when('2026-05').payslip
    expect(sums.contributions).toBe(47_130)
  })

  it('are paid from the first krona when the company does, and then once', () => {
    const of = (amount: number, earlier: number) =>
      given(
        {
          employment: [],
          entered: [entered('1045', '2026-05-01', { amount })],
          company: { netDecimals: 0, hasNoYearLimit: true },
        },
        { earlierInYear: { ...noPay, contributionBase: earlier } },
      ).when('2026-05').payslip.totals.contributions
    expect([of(50_000, 0), of(100_000, 50_000)]).toEqual([15_710, 31_420])
  })
})

describe('a wanted net', () => {
  const grossOf = (net: number, differs: Partial<Basis> = {}) =>
    given({ employment: [], wantedNet: { net, payType: '1045' }, ...differs }).when('2026-05').payslip

  it('is exact to the öre', () => {
    for (const net of [100_000, 1_234_567, 2_500_000, 4_000_001]) {
      const payslip = grossOf(net, { company: { netDecimals: 2 } })
      expect(payslip.totals.net).toBe(net)
      expect(payslip.steps.find(({ id }) => id === 'nettolön')?.formula).toContain('ger exakt')
    }
  })

  it('is given by the least gross that gives it', () => {
    const side = {
      tax: {
        type: 'EXT',
        table: null,
        column: null,
        adjustment: null,
        extra: 0,
        yearlyIncome: null,
        isSeaIncome: false,
      },
    }
    const payslip = grossOf(700_000, side)
    // So does 10 000: öre of the tax are dropped.
    expect(payslip.totals).toMatchObject({ gross: 999_900, tax: 299_900, net: 700_000 })
  })

  it('that rounding never gives is the nearest, and the step says so', () => {
    const payslip = grossOf(123_440)
    expect(payslip.totals.net).toBe(123_400)
    expect(payslip.steps.find(({ id }) => id === 'nettolön')?.formula).toContain('närmast 1\u00A0234,40')
  })

  it('is asked for by a row of net pay, whose gross is a month’s pay', () => {
    const asked = (differs: Partial<Basis>) => given({ employment: [{ ...fullTime, pay: 0 }], ...differs })
    const { totals: sums, rows } = asked({ standing: [standing('9050', { amount: 2_500_000 })] }).when(
      '2026-05',
    ).payslip
    expect(sums.net).toBe(2_500_000)
    expect(rows.find(({ id }) => id === 'nettolön')).toMatchObject({ payType: '1000', amount: sums.gross })
    const typed = asked({ entered: [entered('9050', '2026-05-01', { amount: 2_500_000 })] }).when('2026-05').payslip
    expect(typed.totals).toEqual(sums)
    // A month in which the row is not due asks for nothing.
    const later = standing('9050', { amount: 2_500_000, from: '2026-06-01' })
    expect(asked({ standing: [later] }).when('2026-05').payslip.totals.net).toBe(0)
  })

  it('less than the pay without it is refused in words', () => {
    const { warnings, rows } = given({ wantedNet: { net: 100_000, payType: '1045' } }).when('2026-05').payslip
    expect(rows.some(({ payType }) => payType === '1045')).toBe(false)
    expect(warnings.join()).toContain('Nettolönen är redan')
  })
})

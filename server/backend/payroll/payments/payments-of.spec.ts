import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { netRow, rowWith, slipWith, taxRow } from '../vouchers/testing.ts'
import { type Payee, paymentsOf, withoutRepeated } from './payments-of.ts'
import { payeeWith, payer, paymentBasis } from './testing.ts'

const paying = (amount: number, payee: Partial<Payee> = {}, company = payer()) =>
  paymentsOf(
    paymentBasis({ company, payees: [payeeWith('1001', payee)], payslips: [slipWith('1001', [rowWith(amount)])] }),
  )
const second = { ClearNr2: '5491', KontoNr2: '0000003' }
const third = { ClearNr3: '1274', KontoNr3: '0235305' }

describe('the payments of payslips', () => {
  it('are the net pay, to the account, with an id of the payslip', () => {
    const rows = [rowWith(3_000_000), taxRow(700_000), netRow(-12_345)]
    const { payments, total, problems } = paymentsOf(paymentBasis({ payslips: [slipWith('1001', rows)] }))
    expect(payments).toEqual([
      {
        id: 'slip-1001-1',
        purpose: 'salary',
        source: 'slip-1001',
        person: '1001',
        payDate: '2026-12-23',
        name: 'Åsa Öberg',
        amount: 2_287_655,
        reference: '',
        destination: {
          kind: 'swedish',
          clearing: '6114',
          account: '517182351',
          iban: 'SE5860000000000517182351',
          bic: 'HANDSESS',
        },
      },
    ])
    expect([total, problems]).toEqual([2_287_655, []])
  })

  it.each([
    ['a third', { ...second, Andel2: 33.3333 }, 1_000_000, [666_700, 333_300]],
    [
      'two thirds in two accounts',
      { ...second, ...third, Andel2: 33.3333, Andel3: 33.3333 },
      1_000_000,
      [333_400, 333_300, 333_300],
    ],
    ['half of kronor that are odd', { ...second, Andel2: 50 }, 100_100, [50_100, 50_000]],
    ['öre, when the pay has öre', { ...second, Andel2: 50 }, 100_101, [50_051, 50_050]],
    ['everything to the second', { ...second, Andel2: 100 }, 100_101, [100_101]],
    ['everything to the second and third', { ...second, ...third, Andel2: 50, Andel3: 50 }, 100_101, [50_051, 50_050]],
    ['a share without an account', { Andel2: 50 }, 100_000, [100_000]],
    ['an account without a share', { ...second }, 100_000, [100_000]],
  ])('are split: %s', (_, payee, amount, amounts) => {
    const { payments, total } = paying(amount, payee)
    expect(payments.map(payment => payment.amount)).toEqual(amounts)
    expect(total).toBe(amount)
    expect(new Set(payments.map(({ id }) => id)).size).toBe(amounts.length)
  })

  it.each([
    [{ KontoNr: '' }, 'Bankkonto saknas.'],
    [{ ClearNr: ' ' }, 'Bankkonto saknas.'],
    [{ name: ' ' }, 'Den anställda har inget namn. Banken kräver mottagarens namn.'],
    [{ UtbetSatt: 'PGU' as const }, 'Utbetalning via Plusgirot har upphört. Ange ett bankkonto.'],
    [{ UtbetSatt: 'BNU' as const }, 'IBAN saknas.'],
    [{ UtbetSatt: 'BNU' as const, UtlIBAN: 'DE89370400440532013000' }, 'BIC saknas.'],
    [{ UtbetSatt: 'BNU' as const, UtlIBAN: 'DE89370400440532013000', UtlBIC: '12345678' }, '12345678 är ingen BIC.'],
    [{ ...second, ...third, Andel2: 60, Andel3: 50 }, 'Andelarna till kontona är tillsammans mer än 100 %.'],
    [{ KontoNr2: '0000003', Andel2: 60 }, 'Clearingnummer saknas för ett av kontona.'],
  ])('name what cannot be paid: %o', (payee, text) => {
    expect(paying(100_000, payee)).toMatchObject({
      payments: [],
      cash: [],
      total: 0,
      problems: [{ source: 'slip-1001', person: '1001', amount: 100_000, text }],
    })
  })

  it('name a debt of the person, and pay nothing for nothing', () => {
    expect(paying(-5).problems).toMatchObject([{ amount: -5, text: expect.stringContaining('under noll') }])
    expect(paying(0)).toEqual({ payments: [], cash: [], problems: [], apart: [], repeated: [], total: 0 })
  })

  it('draw a debt from the person’s other payslips, and pay none of them when they do not cover it', () => {
    const both = (debt: number) => {
      const slips = [slipWith('1001', [rowWith(300_000)]), { ...slipWith('1001', [rowWith(-debt)]), id: 'slip-debt' }]
      return paymentsOf(paymentBasis({ payslips: slips }))
    }
    expect(both(100_000)).toMatchObject({ payments: [{ amount: 200_000 }], problems: [] })
    expect(both(300_000)).toMatchObject({ payments: [], problems: [] })
    expect(both(500_000)).toMatchObject({
      payments: [],
      problems: [
        { source: 'slip-1001', amount: 300_000, text: expect.stringContaining('räcker inte till skulden') },
        { source: 'slip-debt', amount: -500_000, text: expect.stringContaining('under noll') },
      ],
    })
  })

  it.each([
    ['a name in letters that no bank takes', { name: '李' }, {}, 'Namnet har inga tecken som banken tar emot.'],
    [
      'an account abroad in Bankgirot’s file',
      { UtbetSatt: 'BNU' as const, UtlIBAN: 'DE89370400440532013000', UtlBIC: 'COBADEFF' },
      { BankNamn: 'BGC' as const },
      'Bankgirots lönefil har bara svenska konton.',
    ],
  ])('stop for one person, and not for the others, at %s', (_, payee, company, text) => {
    const slips = [slipWith('1001', [rowWith(100_000)]), slipWith('1002', [rowWith(200_000)])]
    const payees = [payeeWith('1001', payee), payeeWith('1002')]
    const made = (changes: Parameters<typeof payer>[0]) =>
      paymentsOf(paymentBasis({ company: payer({ ...company, ...changes }), payees, payslips: slips }))
    expect(made({})).toMatchObject({
      payments: [{ person: '1002' }],
      problems: [{ person: '1001', amount: 100_000, text }],
    })
    // A list has room for everything.
    expect(made({ KopplaBank: false }).problems).toEqual([])
  })

  it('go abroad by IBAN and BIC, and in cash on the cash list', () => {
    const abroad = { UtbetSatt: 'BNU', UtlIBAN: 'de89 3704 0044 0532 0130 00', UtlBIC: 'cobadeff' } as const
    expect(paying(100, abroad).payments.map(({ destination }) => destination)).toEqual([
      { kind: 'foreign', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
    ])
    const { payments, cash } = paying(100, { UtbetSatt: 'KON' })
    expect(payments).toEqual([])
    expect(cash).toEqual([
      { purpose: 'salary', source: 'slip-1001', person: '1001', payDate: '2026-12-23', name: 'Åsa Öberg', amount: 100 },
    ])
  })

  it('are with advances, and with garnishments to Kronofogden', () => {
    const own = { person: '1001', payDate: '2026-12-23', amount: 50_000 }
    const to = { name: 'Kronofogden', bankgiro: '5402-9681', reference: 'U-1-26' }
    const { payments, total } = paymentsOf(
      paymentBasis({
        payslips: [slipWith('1001', [rowWith(100_000), netRow(-50_000)])],
        advances: [{ id: 'adv-1', ...own }],
        garnishments: [{ payslip: 'slip-1001', decision: '1', ...own, ...to }],
      }),
    )
    expect(payments.map(({ id, purpose, name }) => [id, purpose, name])).toEqual([
      ['slip-1001-1', 'salary', 'Åsa Öberg'],
      ['adv-1-1', 'advance', 'Åsa Öberg'],
      ['slip-1001-K1', 'garnishment', 'Kronofogden'],
    ])
    expect(payments[2]?.destination).toEqual({ kind: 'bankgiro', number: '54029681' })
    expect(total).toBe(150_000)
  })

  const withheld = {
    payslip: 'slip-1001',
    decision: '1',
    person: '1001',
    payDate: '2026-12-23',
    amount: 50_000,
    name: 'Kronofogden',
    bankgiro: '5402-9681',
    reference: 'U-1-26',
  }

  it.each([
    [{ bankgiro: '' }, {}, 'Kronofogdens bankgiro saknas på beslutet.'],
    [{ decision: '' }, {}, 'inget beslut om utmätning stämmer med lönebeskedet.'],
    [{ amount: -50_000 }, {}, 'utmätningen har rättats nedåt. Gör upp det med Kronofogden.'],
    [{}, { BankNamn: 'BGC' as const }, 'Bankgirots lönefil har bara löner.'],
  ])('leave a garnishment to be paid apart, and stop nothing: %o %o', (changes, company, text) => {
    const made = paymentsOf(paymentBasis({ company: payer(company), garnishments: [{ ...withheld, ...changes }] }))
    expect([made.payments, made.problems]).toEqual([[], []])
    expect(made.apart).toEqual(
      [{ source: 'slip-1001', person: '1001', amount: withheld.amount, text, ...changes }].map(
        ({ source, person, amount }) => ({ source, person, amount, text }),
      ),
    )
  })

  it('keep what a payslip withholds until the payslip can be paid', () => {
    const slips = [slipWith('1001', [rowWith(100_000), netRow(-50_000)])]
    const basis = paymentBasis({ payees: [payeeWith('1001', { KontoNr: '' })], payslips: slips })
    expect(paymentsOf({ ...basis, garnishments: [withheld] })).toMatchObject({ payments: [], apart: [], total: 0 })
  })

  it('pay each of ten decisions by an id of its own', () => {
    const ten = Array.from({ length: 10 }, (_, at) => ({ ...withheld, decision: String(at + 1) }))
    const { payments, total } = paymentsOf(paymentBasis({ garnishments: ten }))
    expect(new Set(payments.map(({ id }) => id)).size).toBe(10)
    expect(total).toBe(500_000)
  })

  it('keep their ids in a second export, which says so, and pays only what is new', () => {
    const first = paymentBasis({ payslips: [slipWith('1001', [rowWith(100_000)])] })
    const file = { messageId: 'LON-202612-0001', ids: paymentsOf(first).payments.map(({ id }) => id) }
    const again = paymentsOf({
      ...first,
      payslips: [...first.payslips, slipWith('1002', [rowWith(7)])],
      earlier: [{ ...file, messageId: 'LON-202612-0002' }, file],
    })
    expect(again.payments.map(({ id }) => id)).toEqual(['slip-1001-1', 'slip-1002-1'])
    expect(again.repeated).toEqual([{ id: 'slip-1001-1', messageId: 'LON-202612-0001' }])
    const { payments, total, repeated } = withoutRepeated(again)
    expect([payments.map(({ id }) => id), total, repeated]).toEqual([['slip-1002-1'], 7, []])
  })

  it('refuse a payslip that comes twice, also without anything to pay, and an id that is none', () => {
    const slip = slipWith('1001', [rowWith(100)])
    expect(() => paymentsOf(paymentBasis({ payslips: [slip, slip] }))).toThrow('Paid twice: slip-1001.')
    const strange = { ...slip, id: 'lön 1' }
    expect(() => paymentsOf(paymentBasis({ payslips: [strange] }))).toThrow('lön 1 is no id of a payment.')
    const uuid = { ...slip, id: '0198b7c4-0b7e-7b4c-9a4c-0123456789ab' }
    expect(paymentsOf(paymentBasis({ payslips: [uuid] })).payments[0]?.id).toBe('0198b7c40b7e7b4c9a4c0123456789ab-1')
  })
})

const anyPayee = fc
  .record({
    UtbetSatt: fc.constantFrom('BNK', 'BNK', 'BNU', 'PGU', 'KON'),
    Andel2: fc.integer({ min: 0, max: 1_000_000 }).map(weight => weight / 10_000),
    Andel3: fc.integer({ min: 0, max: 1_000_000 }).map(weight => weight / 10_000),
    KontoNr: fc.constantFrom('517182351', ''),
    name: fc.constantFrom('Åsa', ''),
  })
  .map(payee => ({ ...second, ...third, ...payee }))

describe('whatever is paid to whom', () => {
  it('payments, cash and problems are the net pay to the öre, and each payment has an id of its own', () => {
    const pay = fc.tuple(fc.integer({ min: -100_000, max: 10_000_000 }), anyPayee)
    fc.assert(
      fc.property(fc.array(pay, { maxLength: 12 }), fc.integer({ min: 0, max: 2 }), (all, AvrundaTotal) => {
        const basis = paymentBasis({
          company: payer({ AvrundaTotal }),
          payees: all.map(([, payee], at) => payeeWith(`${at}`, payee)),
          payslips: all.map(([amount], at) => slipWith(`${at}`, [rowWith(amount)])),
        })
        const order = paymentsOf(basis)
        const everything = [...order.payments, ...order.cash, ...order.problems]
        const sum = (list: readonly { readonly amount: number }[]) =>
          list.reduce((total, { amount }) => total + amount, 0)
        expect(sum(everything)).toBe(all.reduce((total, [amount]) => total + amount, 0))
        expect(order.total).toBe(sum(order.payments))
        expect(order.payments.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true)
        expect(new Set(order.payments.map(({ id }) => id)).size).toBe(order.payments.length)
        const reversed = { ...basis, payees: basis.payees.toReversed(), payslips: basis.payslips.toReversed() }
        expect(JSON.stringify(paymentsOf(reversed))).toBe(JSON.stringify(order))
      }),
    )
  })
})

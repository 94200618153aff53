import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { describe, expect, it } from 'vitest'
import { netRow, rowWith, slipWith } from '../vouchers/testing.ts'
import { bankFile } from './bank-file.ts'
import { bankText } from './bank-text.ts'
import { banks, type IsoFormat } from './banks.ts'
import type { Message } from './pain001.ts'
import { paymentsOf } from './payments-of.ts'
import { payeeWith, payer, paymentBasis } from './testing.ts'

const message: Message = { id: 'LON-202612-0001', createdAt: '2026-12-18T09:30:00', version: '03' }
const formats = Object.keys(banks) as IsoFormat[]
const payDate = '2026-12-23'

/** Every kind of payment: to accounts with and without an IBAN, abroad, in parts, a garnishment. */
const order = paymentsOf(
  paymentBasis({
    payees: [
      payeeWith('1001', { name: 'Åsa Öberg & <Co>' }),
      payeeWith('1002', { ClearNr: '9180', KontoNr: '1111111116', name: 'Zoë Nuñez' }),
      payeeWith('1003', { UtbetSatt: 'BNU', UtlIBAN: 'DE89370400440532013000', UtlBIC: 'COBADEFF' }),
      payeeWith('1004', { ClearNr2: '81034', KontoNr2: '9783242', Andel2: 50 }),
    ],
    payslips: [
      slipWith('1001', [rowWith(2_300_000), netRow(-50_000)]),
      slipWith('1002', [rowWith(2_525_050)]),
      slipWith('1003', [rowWith(5)]),
      slipWith('1004', [rowWith(1_000_000)], { payDate: '2026-12-30' }),
    ],
    garnishments: [
      {
        payslip: 'slip-1001',
        decision: '1',
        person: '1001',
        payDate,
        amount: 50_000,
        name: 'Kronofogden',
        bankgiro: '5402-9681',
        reference: 'U-1-26',
      },
    ],
  }),
)

const companyOf = (BankNamn: IsoFormat, changes = {}) => payer({ BankNamn, BankIsoSigner: 'SIGN-1', ...changes })
const textOf = (format: IsoFormat, version: Message['version'], changes = {}) => {
  const file = bankFile(companyOf(format, changes), order, { ...message, version })
  if ('problems' in file) throw new Error(file.problems.join(' '))
  return file.content.toString()
}
const everyFile = formats.flatMap(format => (['03', '09'] as const).map(version => ({ format, version })))

interface Node {
  readonly name: string
  readonly text: string
  readonly children: readonly Node[]
}

/** Returns the elements of a file, in their order. */
function elements(xml: string): Node {
  type Raw = Readonly<Record<string, unknown>>
  const nodeOf = (raw: Raw): Node => {
    const [name = ''] = Object.keys(raw)
    const inside = raw[name] as readonly Raw[]
    return {
      name,
      text: inside.map(each => each['#text'] ?? '').join(''),
      children: inside.filter(each => !('#text' in each)).map(nodeOf),
    }
  }
  const parsed: readonly Raw[] = new XMLParser({ preserveOrder: true, parseTagValue: false }).parse(xml)
  const document = parsed.find(raw => 'Document' in raw)
  if (!document) throw new Error('There is no document.')
  return nodeOf(document)
}

const all = (node: Node, name: string): readonly Node[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap(child => all(child, name)),
]
const child = (node: Node | undefined, ...path: string[]): Node | undefined =>
  path.reduce<Node | undefined>((at, name) => at?.children.find(each => each.name === name), node)
const ore = (text: string | undefined) => Math.round(Number(text) * 100)

/** The order of the elements that are written, by the schemas. */
const orders: Readonly<Record<string, readonly string[]>> = {
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr',
    'CdtTrfTxInf',
  ],
  PmtTpInf: ['InstrPrty', 'SvcLvl', 'CtgyPurp'],
  CdtTrfTxInf: ['PmtId', 'Amt', 'CdtrAgt', 'Cdtr', 'CdtrAcct', 'RmtInf'],
  Dbtr: ['Nm', 'PstlAdr', 'Id'],
  Cdtr: ['Nm', 'PstlAdr'],
  DbtrAcct: ['Id', 'Ccy'],
  FinInstnId: ['BIC', 'BICFI', 'ClrSysMmbId', 'PstlAdr'],
}

describe.each(everyFile)('pain.001.001.$version of $format', ({ format, version }) => {
  const document = elements(textOf(format, version))
  const batches = all(document, 'PmtInf')

  it('has its elements in the order of the schema', () => {
    for (const [name, allowed] of Object.entries(orders)) {
      for (const { children } of all(document, name)) {
        const places = children.map(each => allowed.indexOf(each.name))
        expect(places).not.toContain(-1)
        expect(places).toEqual(places.toSorted((a, b) => a - b))
      }
    }
  })

  it('counts and sums the file and each batch, to the payslips’ net pay', () => {
    const head = child(document, 'CstmrCdtTrfInitn', 'GrpHdr')
    for (const [node, transfers] of [
      [head, all(document, 'CdtTrfTxInf')],
      ...batches.map(b => [b, all(b, 'CdtTrfTxInf')]),
    ] as [Node, Node[]][]) {
      expect(child(node, 'NbOfTxs')?.text).toBe(String(transfers.length))
      const sum = transfers.reduce((total, each) => total + ore(child(each, 'Amt', 'InstdAmt')?.text), 0)
      expect(ore(child(node, 'CtrlSum')?.text)).toBe(sum)
    }
    expect(child(head, 'CtrlSum')?.text).toBe('58250.55')
    expect(ore(child(head, 'CtrlSum')?.text)).toBe(order.total)
  })

  it('has one batch for each day and kind, pay marked as pay', () => {
    const kinds = batches.map(batch => child(batch, 'PmtTpInf', 'CtgyPurp', 'Cd')?.text)
    expect(kinds).toEqual(['SALA', 'SALA', 'SUPP', 'SALA'])
    const levels = batches.map(batch => child(batch, 'PmtTpInf', 'SvcLvl', 'Cd')?.text)
    expect(levels).toEqual(['NURG', undefined, 'NURG', 'NURG'])
  })

  it('shares the costs of payments abroad only, and says what a garnishment is for', () => {
    expect(batches.map(batch => child(batch, 'ChrgBr')?.text)).toEqual([undefined, 'SHAR', undefined, undefined])
    expect(all(document, 'RmtInf').map(each => child(each, 'Ustrd')?.text)).toEqual(['U-1-26'])
    const account = child(
      all(document, 'CdtTrfTxInf').find(each => child(each, 'RmtInf')),
      'CdtrAcct',
      'Id',
      'Othr',
    )
    expect([child(account, 'Id')?.text, child(account, 'SchmeNm', 'Prtry')?.text]).toEqual(['54029681', 'BGNR'])
  })

  it('keeps to the limits: lengths, characters, two decimals, and names for all', () => {
    for (const name of ['MsgId', 'PmtInfId', 'EndToEndId']) {
      const ids = all(document, name).map(({ text }) => text)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9-]{1,35}$/)
    }
    for (const { text } of all(document, 'InstdAmt')) expect(text).toMatch(/^[1-9]\d*\.\d\d$|^0\.\d\d$/)
    const names = all(document, 'Nm').map(({ text }) => text)
    for (const text of names) expect(text).toMatch(/^[A-Za-z0-9ÅÄÖåäö/\-?:().,'+ ]{1,70}$/)
    expect(names).toContain('Åsa Öberg + Co')
    expect(names).toContain('Zoe Nunez')
    expect(all(document, 'Cdtr').map(each => child(each, 'Nm')?.text.length)).not.toContain(0)
  })

  it('asks for the day that the bank pays on', () => {
    const isBefore = format === 'ISOSEB' || format === 'ISONDA'
    const days = batches.map(batch => child(batch, 'ReqdExctnDt')).map(day => child(day, 'Dt')?.text ?? day?.text)
    const [first, second] = isBefore ? ['2026-12-22', '2026-12-29'] : ['2026-12-23', '2026-12-30']
    expect(days).toEqual([first, first, first, second])
  })
})

describe('what differs between banks', () => {
  const document = (format: IsoFormat, changes = {}) => elements(textOf(format, '03', changes))
  const idOf = (format: IsoFormat, party: string, changes = {}) => {
    const other = child(all(document(format, changes), party)[0], 'Id', 'OrgId', 'Othr')
    return other && [child(other, 'Id')?.text, child(other, 'SchmeNm', 'Cd')?.text]
  }

  it.each([
    ['ISO', {}, ['1234567890', 'BANK'], undefined],
    ['ISOHAN', { BankIsoKundIDCust: true }, ['1234567890', 'CUST'], undefined],
    ['ISODAN', { BankKundId: '' }, undefined, undefined],
    ['ISOSEB', {}, ['5560360793', undefined], ['1234567890', 'BANK']],
    ['ISONDA', { BankIsoSigner: 'S1' }, ['S1', undefined], ['1234567890', 'BANK']],
    ['ISONDA', { BankIsoSigner: 'S1', BankIsoSignerCust: true }, ['S1', 'CUST'], ['1234567890', 'BANK']],
  ] as const)('%s with %o: who sends and who pays', (format, changes, sender, payerId) => {
    const settings = { BankIsoSigner: '', ...changes }
    expect([idOf(format, 'InitgPty', settings), idOf(format, 'Dbtr', settings)]).toEqual([sender, payerId])
  })

  it('is the receiver’s bank, the account without an IBAN, and what Nordea adds', () => {
    const withoutIban = (format: IsoFormat) => {
      const transfer = all(document(format), 'CdtTrfTxInf').find(each =>
        child(each, 'CdtrAcct', 'Id', 'Othr', 'SchmeNm', 'Cd'),
      )
      const bank = child(transfer, 'CdtrAgt', 'FinInstnId', 'ClrSysMmbId', 'MmbId')?.text
      return [child(transfer, 'CdtrAcct', 'Id', 'Othr', 'Id')?.text, bank]
    }
    expect(withoutIban('ISO')).toEqual(['91801111111116', '9180'])
    expect(withoutIban('ISOSEB')).toEqual(['1111111116', '9180'])
    expect(withoutIban('ISONDA')).toEqual(['91801111111116', undefined])
    const countries = (format: IsoFormat) => all(document(format), 'Ctry').length
    expect([countries('ISO'), countries('ISONDA') > 0]).toEqual([0, true])
    expect(all(document('ISONDA'), 'InstrPrty').map(({ text }) => text)).toEqual(Array(4).fill('NORM'))
  })

  it('is the bank of the account that is debited: by BIC, by IBAN or by the clearing number', () => {
    const bank = (changes: object) =>
      all(all(document('ISO', changes), 'DbtrAgt')[0] ?? fail(), 'FinInstnId')[0]?.children[0]
    expect(bank({})).toMatchObject({ name: 'BIC', text: 'ESSESESS' })
    expect(bank({ BankBIC: 'HANDSESS' })).toMatchObject({ text: 'HANDSESS' })
    const national = { BankIBAN: '', BankClearNr: '9880', BankKonto: '1234567' }
    expect(child(bank(national), 'MmbId')?.text).toBe('9880')
    expect(bank({ ...national, BankClearNr: '5491', BankKonto: '0000003' })).toMatchObject({ text: 'ESSESESS' })
  })
})

describe('the text that banks take', () => {
  it.each([
    ['Åsa Öberg', 70, 'Åsa Öberg'],
    ['A\u030asa', 70, 'Åsa'],
    ['Łukasz Šárka Ægir Weiß', 70, 'Lukasz Sarka Ägir Weiss'],
    ['Máŧŧa Ŋurri', 70, 'Matta Nurri'],
    ['李 Li', 70, 'Li'],
    ['Anna "Ada" @ <x>', 70, 'Anna Ada x'],
    ['Anna Berg', 6, 'Anna B'],
    ['Anna Berg', 5, 'Anna'],
    ['李', 70, ''],
  ])('%s (%i) is %s', (text, most, taken) => expect(bankText(text, most)).toBe(taken))

  it('has only what banks take, whatever it is made of, and is the same when it is taken again', () => {
    const any = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 140 }), (text, most) => {
        const taken = bankText(text, most)
        expect(taken).toMatch(/^[A-Za-z0-9ÅÄÖåäö/\-?:().,'+ ]*$/)
        expect(taken.length).toBeLessThanOrEqual(most)
        expect(bankText(taken, most)).toBe(taken)
      }),
    )
  })
})

const data = join(import.meta.dirname, '../../../../../shared/data')
const hasSchemas = existsSync(join(data, 'pain.001.001.03.xsd'))

// The schemas are ISO's and lie beside the repository.
describe.skipIf(!hasSchemas)('the schemas of ISO 20022 in the shared data', () => {
  const problemsOf = (version: string, xml: string): readonly string[] => {
    const schema = XmlDocument.fromBuffer(readFileSync(join(data, `pain.001.001.${version}.xsd`)))
    const validator = XsdValidator.fromDoc(schema)
    const document = XmlDocument.fromString(xml)
    try {
      validator.validate(document)
      return []
    } catch (error) {
      return [String(error)]
    } finally {
      document.dispose()
      validator.dispose()
      schema.dispose()
    }
  }

  it.each(everyFile)('hold for $format, version $version', ({ format, version }) => {
    expect(problemsOf(version, textOf(format, version))).toEqual([])
    expect(
      problemsOf(version, textOf(format, version, { BankIBAN: '', BankClearNr: '9880', BankKonto: '1234567' })),
    ).toEqual([])
  })

  it.each(['03', '09'])('hold for the sample of version %s, and not for a file in another order', version => {
    const sample = readFileSync(join(data, `samples/salary.pain.001.001.${version}.xml`), 'utf8')
    expect(problemsOf(version, sample)).toEqual([])
    const wrong = sample.replace(/(<PmtMtd>TRF<\/PmtMtd>)\s*(<BtchBookg>true<\/BtchBookg>)/, '$2$1')
    expect(wrong).not.toBe(sample)
    expect(problemsOf(version, wrong)).toHaveLength(1)
  })
})

function fail(): never {
  throw new Error('There is no such element.')
}

import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { SieFile } from './sie-file.ts'
import { sie5 } from './sie5.ts'

const sample: SieFile = {
  program: ['Testlön', '1.0'],
  madeAt: new Date('2026-12-17T23:30:15.250Z'),
  company: 'Åkeri & Söner "AB"',
  organisationNumber: '556036-0793',
  dimensions: [{ number: '1', name: 'Kostnadsställe', objects: [['10', 'Kontor']] }],
  accounts: { '7010': 'Löner till kollektivanställda', '2710': 'Personalskatt' },
  vouchers: [
    {
      series: 'F',
      number: '7',
      date: '2026-12-23',
      text: 'Lön december',
      rows: [
        {
          account: '7010',
          objects: [['1', '10']],
          amount: 3_000_005,
          quantity: 16_050,
          text: 'Timlön',
          date: '2026-12-23',
        },
        { account: '2710', objects: [], amount: -700_000, date: '2026-12-31' },
        { account: '2890', objects: [], amount: -2_300_005, text: '', date: '' },
      ],
    },
  ],
}

const textOf = (file: SieFile): string => {
  const written = sie5(file)
  if ('problem' in written) throw new Error(written.problem)
  return written.content.toString()
}

/** A file as data: an element's attributes, and its children in lists by name. */
interface Read {
  readonly [name: string]: string | readonly Read[]
}
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})
const read = (file: SieFile): Read => (parser.parse(textOf(file)).SieEntry as readonly Read[])[0] ?? {}
const listOf = (node: Read | undefined, name: string): readonly Read[] => {
  const found = node?.[name]
  return typeof found === 'object' ? found : []
}

describe('a SIE 5 entry file', () => {
  it('has the elements and attributes of the schema, in its order', () => {
    expect(textOf(sample).split('\n')).toEqual(
      [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<SieEntry xmlns="http://www.sie.se/sie5">',
        '  <FileInfo>',
        '    <SoftwareProduct name="Testlön" version="1.0"/>',
        '    <FileCreation time="2026-12-17T23:30:15Z" by="Testlön"/>',
        '    <Company organizationId="556036-0793" name="Åkeri &amp; Söner &quot;AB&quot;"/>',
        '    <AccountingCurrency currency="SEK"/>',
        '  </FileInfo>',
        '  <Accounts>',
        '    <Account id="2710" name="Personalskatt" type="liability"/>',
        '    <Account id="2890" name="2890" type="liability"/>',
        '    <Account id="7010" name="Löner till kollektivanställda" type="cost"/>',
        '  </Accounts>',
        '  <Dimensions>',
        '    <Dimension id="1" name="Kostnadsställe">',
        '      <Object id="10" name="Kontor"/>',
        '    </Dimension>',
        '  </Dimensions>',
        '  <Journal id="F">',
        '    <JournalEntry id="7" journalDate="2026-12-23" text="Lön december">',
        '      <OriginalEntryInfo date="2026-12-18" by="Testlön"/>',
        '      <LedgerEntry accountId="7010" amount="30000.05" quantity="160.50" text="Timlön">',
        '        <ObjectReference dimId="1" objectId="10"/>',
        '      </LedgerEntry>',
        '      <LedgerEntry accountId="2710" amount="-7000.00" ledgerDate="2026-12-31"/>',
        '      <LedgerEntry accountId="2890" amount="-23000.05"/>',
        '    </JournalEntry>',
        '  </Journal>',
        '',
      ].toSpliced(-1, 0, '</SieEntry>'),
    )
  })

  it('leaves to the receiver what has no number, and has a number for a company that lacks one', () => {
    const [voucher] = sample.vouchers
    if (!voucher) return
    const file = read({ ...sample, organisationNumber: '', vouchers: [{ ...voucher, series: '', number: '' }] })
    const [journal] = listOf(file, 'Journal')
    const [entry] = listOf(journal, 'JournalEntry')
    expect([journal?.id, entry?.id]).toEqual([undefined, undefined])
    expect(listOf(listOf(file, 'FileInfo')[0], 'Company')[0]?.organizationId).toBe('000000-0000')
  })

  it.each([
    ['1910', 'asset'],
    ['2081', 'equity'],
    ['2920', 'liability'],
    ['3010', 'income'],
    ['7510', 'cost'],
    ['8314', 'income'],
    ['8423', 'cost'],
    ['9010', 'statistics'],
  ])('has account %s as %s, by the BAS chart', (account, type) => {
    const vouchers = sample.vouchers.map(voucher => ({ ...voucher, rows: [{ account, objects: [], amount: 1 }] }))
    expect(listOf(listOf(read({ ...sample, vouchers }), 'Accounts')[0], 'Account')).toMatchObject([
      { id: account, type },
    ])
  })

  it('is none when an account or a dimension cannot be said', () => {
    const vouchers = sample.vouchers.map(voucher => ({
      ...voucher,
      rows: [{ account: '70A', objects: [], amount: 1 }],
    }))
    expect(sie5({ ...sample, vouchers })).toEqual({
      problem: 'SIE 5 har bara konton av siffror, och 70A är inte det.',
    })
    expect(sie5({ ...sample, dimensions: [{ number: 'KST', name: 'Kostnadsställe', objects: [] }] })).toEqual({
      problem: 'SIE 5 har bara dimensioner med nummer. Ändra kopplingen KST för Kostnadsställe.',
    })
  })

  it('is well-formed with any texts, says each amount to the öre, and puts each voucher in its series', () => {
    const row = fc.record({
      account: fc.constantFrom('7010', '2710', '1930'),
      amount: fc.integer({ min: -1e12, max: 1e12 }),
      text: fc.string({ unit: 'binary' }),
      objects: fc.constant([]),
    })
    const voucher = fc.record({
      series: fc.constantFrom('', 'A', 'F'),
      number: fc.constantFrom('', '1', '20'),
      date: fc.constantFrom('2026-11-30', '2026-12-23'),
      text: fc.string({ unit: 'binary' }),
      rows: fc.array(row, { minLength: 1, maxLength: 4 }),
    })
    fc.assert(
      fc.property(fc.array(voucher, { minLength: 1, maxLength: 5 }), vouchers => {
        expect(XMLValidator.validate(textOf({ ...sample, vouchers }))).toBe(true)
        const found = listOf(read({ ...sample, vouchers }), 'Journal').flatMap(journal =>
          listOf(journal, 'JournalEntry').map(entry => [
            journal.id ?? '',
            ...listOf(entry, 'LedgerEntry').map(each => `${each.accountId} ${each.amount}`),
          ]),
        )
        const series = [...new Set(vouchers.map(each => each.series))]
        expect(found).toEqual(
          series.flatMap(each =>
            vouchers
              .filter(one => one.series === each)
              .map(one => [each, ...one.rows.map(({ account, amount }) => `${account} ${(amount / 100).toFixed(2)}`)]),
          ),
        )
      }),
    )
  })
})

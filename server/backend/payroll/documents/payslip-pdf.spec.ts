import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoContents } from '#contracts/payroll/sheet/demo-payslip.ts'
import { payslipSheet } from '#contracts/payroll/sheet/payslip-sheet.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import { textsOfPdf } from '../../platform/print/testing.ts'
import { payslipPdf } from './payslip-pdf.ts'

const demoPayslip = demoContents({})
const company = {
  ...companySettings.defaults('2026-11-21'),
  Namn: 'Łódź & Co AB',
  Orgnr: '165560000003',
  Adress1: 'Storgatan 1',
  PostNr: '903 26',
  PostOrt: 'Umeå',
}
const sheetOf = (settings: object = {}, contents: object = {}) =>
  payslipSheet({ ...company, ...settings }, { ...demoPayslip, ...contents })
const print = (...sheets: ReturnType<typeof sheetOf>[]) => payslipPdf({ sheets, title: 'Lönebesked' })
const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length

describe('a payslip as a PDF', () => {
  it('says all that its sheet says, with every letter', async () => {
    const sheet = sheetOf({}, { person: { ...demoPayslip.person, name: 'Nguyễn Щербаков Γιώργος' } })
    const texts = textsOfPdf(await print(sheet))
    const { facts, rows, sums, net, groups, recipient } = sheet
    const said = [
      sheet.title,
      'Łódź & Co AB',
      ...recipient,
      'Sida 1 av 1',
      ...[...facts, ...sums, net, ...groups.flatMap(({ pairs }) => pairs)].flat(),
      ...groups.map(({ title }) => title),
      ...rows.flat(),
    ]
    for (const text of said.filter(each => each !== '')) expect(texts).toContain(text)
    expect(texts.join('')).not.toContain('\ufffd')
  })

  it('is in English for those whose payslips are', async () => {
    const pdf = await print(sheetOf({}, { language: 'EN' }))
    const texts = textsOfPdf(pdf)
    expect(texts).toEqual(expect.arrayContaining(['Payslip', 'Gross salary', 'To be paid', 'Page 1 of 1']))
    expect(texts).not.toContain('Bruttolön')
    expect(pdf.toString('latin1')).toContain('/Lang (en-GB)')
  })

  it('numbers the pages of each payslip by themselves', async () => {
    const rows = Array.from({ length: 60 }, () => demoPayslip.rows).flat()
    const pdf = await print(sheetOf(), sheetOf({}, { rows: rows.slice(0, 60) }), sheetOf())
    expect(pagesIn(pdf)).toBe(4)
    expect(textsOfPdf(pdf).filter(text => text.startsWith('Sida'))).toEqual([
      'Sida 1 av 1',
      'Sida 1 av 2',
      'Sida 2 av 2',
      'Sida 1 av 1',
    ])
    const without = await print(sheetOf({ PrintoutPayslipSidnr: false }))
    expect(textsOfPdf(without).join()).not.toContain('Sida')
  })

  it('has the company’s picture once, however many the payslips are', async () => {
    const canvas = sharp({ create: { width: 300, height: 80, channels: 3, background: '#455A64' } })
    const logotype = await canvas.png().toBuffer()
    const picturesIn = async (...sheets: ReturnType<typeof sheetOf>[]) =>
      (await payslipPdf({ sheets, title: 'Lönebesked', logotype })).toString('latin1').match(/\/Subtype \/Image/g)
        ?.length
    const withIt = sheetOf({ PrintoutPayslipBlankett: 'logotyp' })
    expect(await picturesIn(withIt, withIt, withIt)).toBe(1)
    expect(await picturesIn(sheetOf())).toBeUndefined()
  })
})

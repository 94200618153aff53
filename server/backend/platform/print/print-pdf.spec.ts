import { describe, expect, it } from 'vitest'
import { type PrintPart, printPdf } from './print-pdf.ts'
import { textsOfPdf } from './testing.ts'

const print = (...parts: PrintPart[]) => printPdf({ title: 'Titel', windowTitle: 'Titel', intro: 'Under.', parts })

const names = [
  'Łukasz Żółć',
  'Ștefan Țurcanu',
  'Őry Gergő',
  'Dvořák Šárka',
  'Þórður Æðelstan',
  'Çağrı Işık',
  'Nguyễn Văn',
  'Γιώργος Παπαδόπουλος',
  'Щербаков Їжак',
  'Áŋŋel Čálli',
  'Ġużè Ħaż-Żebbuġ',
  'Ķēniņš Ūdre',
]

describe('a print', () => {
  it('has every letter of names: in texts, tables and bold', async () => {
    const texts = textsOfPdf(
      await print({ facts: names.map(name => [name, name]) }, ...names.map(text => ({ text })), {
        heads: names.slice(0, 4),
        widths: ['*', '*', '*', '*'],
        rows: [names.slice(0, 4)],
        numbers: [3],
      }),
    )
    expect(texts).toEqual([
      'Titel',
      'Under.',
      ...names.flatMap(name => [name, name]),
      ...names,
      ...names.slice(0, 4),
      ...names.slice(0, 4),
    ])
  })

  it('draws a letter and its accent apart without taking one for the other', async () => {
    const texts = textsOfPdf(await print({ text: 'Thị Hiệp Ọlọ Ǹṣẹ' }, { text: 'Nisse i Mora' }))
    expect(texts.slice(2).join('').normalize()).toBe('Thị Hiệp Ọlọ ǸṣẹNisse i Mora')
  })

  it('joins a letter with its accent', async () => {
    expect(textsOfPdf(await print({ text: 'Z\u0307o\u0301łc\u0301' }))).toContain('Żółć')
  })

  it('draws letters that its font lacks by one that has them, and names those that none has', async () => {
    for (const text of ['Wang 王', 'สมชาย', 'ሰላም', 'God jul 🎄'])
      expect(textsOfPdf(await print({ text }))).toContain(text)
    expect(textsOfPdf(await print({ text: 'Ye 𠀀' }))).toContain('Ye [U+20000]')
    const table = await print({ heads: ['王'], widths: ['*'], rows: [['李小龍']] })
    expect(textsOfPdf(table)).toEqual(expect.arrayContaining(['王', '李小龍']))
  })

  it('draws Hebrew and joined Arabic from the right', async () => {
    const drawn = async (text: string) => textsOfPdf(await print({ text })).at(-1)
    expect(await drawn('גשם 5 €')).toBe('םשג 5 €')
    const arabic = (await drawn('محمد سلام')) ?? ''
    expect(arabic).toBe([...'ﻣﺤﻤﺪ ﺳﻼﻡ'].toReversed().join(''))
    expect([...arabic].toReversed().join('').normalize('NFKC')).toBe('محمد سلام')
  })

  it('embeds two fonts, with only the letters that it uses', async () => {
    const pdf = await print({ facts: [['Namn', 'Łukasz']] })
    const text = pdf.toString('latin1')
    expect(new Set(text.match(/\/FontName \/\w+\+[\w-]+/g)?.map(name => name.split('+')[1]))).toEqual(
      new Set(['NotoSans-Regular', 'NotoSans-SemiBold']),
    )
    expect(text.match(/\/FontFile2 /g)).toHaveLength(2)
    expect(text).not.toContain('Helvetica')
    expect(pdf.length).toBeLessThan(40_000)
  })

  it('begins a page for each person', async () => {
    const pdf = await print({ text: 'Ett.' }, { page: 'Nästa', intro: 'Också under.' }, { text: 'Två.' })
    expect(textsOfPdf(pdf)).toEqual(['Titel', 'Under.', 'Ett.', 'Nästa', 'Också under.', 'Två.'])
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2)
  })

  it('lets other work go on meanwhile', async () => {
    const parts = Array.from({ length: 20 }, (): PrintPart => ({ text: 'Rad.' }))
    let turns = 0
    let isDone = false
    const count = () => {
      turns += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await print(...parts)
    isDone = true
    expect(turns).toBeGreaterThan(15)
  })
})

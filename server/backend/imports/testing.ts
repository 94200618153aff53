import { expect } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import type { ImportCounts, ImportPreview } from '#contracts/imports/shapes.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Asked, Browser, TestBackend } from '../testing.ts'

/** For specs: the company that files are imported to. */
export const importCompany = 'nordsken'
const [example] = registers.importDefinitions.examples

/** For specs: a definition of a PAXml file with employees, pay rows and time rows. */
export const paxDefinition: FormValues = {
  Format: 'PAXML',
  ImpPerReg: true,
  ImpLonRader: true,
  ImpTidRader: true,
  Koder: [{ FilKod: 'ÖT1', Kod: 'OVT' }],
}

type File = readonly [Id: string, content: string | Uint8Array, more?: object]

/** For specs: returns the request of a file. */
export const fileOf = (...[Id, content, more = {}]: File) => ({
  Id,
  FileName: 'fil.csv',
  Content: Buffer.from(content as string).toString('base64'),
  ...more,
})

/** For specs: returns the counts of a preview. */
export const countsIn = ({ Nya, Andrade, Oforandrade }: ImportCounts): ImportCounts => ({ Nya, Andrade, Oforandrade })

/** For specs: an administrator who imports files. */
export interface ImportBench {
  readonly browser: Browser
  /** Adds an import definition that differs from the example. */
  define(Id: string, more: FormValues): Promise<void>
  /** Adds the time codes OVT and SJK, and the pay code UTL. */
  addCodes(): Promise<void>
  send(path: string, body: object, browser?: Browser): Promise<Asked>
  preview(...file: File): Promise<ImportPreview>
  /** Previews a file without wrong rows, and stores it. */
  store(...file: File): Promise<unknown>
  /** Returns why a file is refused. */
  refusal(...file: File): Promise<string | undefined>
}

/** For specs: returns an administrator of a company: by default of the company of imports. */
export async function importBench(
  server: TestBackend,
  { browser: given, company = importCompany }: { readonly browser?: Browser; readonly company?: string } = {},
): Promise<ImportBench> {
  const browser = given ?? (await server.signedIn('ftg2'))
  const bench: ImportBench = {
    browser,
    async define(Id, more) {
      const { status, body } = await bench.send('/impreg', { ...example, Kolumner: [], ...more, Id })
      expect([status, body]).toEqual([200, expect.anything()])
    },
    async addCodes() {
      for (const TidKod of ['OVT', 'SJK']) await bench.send('/tidkoder', { ...registers.timeCodes.examples[0], TidKod })
      await bench.send('/lonkoder', { ...registers.payCodes.examples[0], LonKod: 'UTL' })
    },
    send: (path, body, by = browser) => by.ask(path, { company, method: 'POST', body }),
    async preview(...file) {
      const { status, body } = await bench.send('/impreg/@/preview', fileOf(...file))
      expect([status, body.message]).toEqual([200, undefined])
      return body.data as ImportPreview
    },
    async store(...file) {
      const seen = await bench.preview(...file)
      expect(seen.Rader.map(({ Fel }) => Fel).filter(fel => Object.keys(fel).length > 0)).toEqual([])
      const { status, body } = await bench.send('/impreg/@/import', { ...fileOf(...file), Vantat: countsIn(seen) })
      expect([status, body.message]).toEqual([200, undefined])
      return body.data
    },
    async refusal(...file) {
      const { status, body } = await bench.send('/impreg/@/preview', fileOf(...file))
      expect([status, body.dvCode]).toEqual([400, '40080'])
      return body.message
    },
  }
  return bench
}

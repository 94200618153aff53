import { certificateForm } from './certificate.form.ts'
import { maxDocumentBytes } from './document-file.ts'
import type { CertificateValues, EmployeeDocument } from './shapes.ts'

/** A document of an employee. */
export const exampleDocument: EmployeeDocument = {
  Id: '3f0f6c1e-7a55-4b5c-9b0e-52d9a1c7e411',
  Titel: 'Anställningsavtal',
  Datum: '2026-11-20',
  FilNamn: 'avtal.pdf',
  Typ: 'application/pdf',
  Storlek: 14,
}

/** Ten documents that take all the place there is. */
export const exampleFullHouse: readonly EmployeeDocument[] = Array.from({ length: 10 }, (_, at) => ({
  ...exampleDocument,
  Id: `${exampleDocument.Id.slice(0, -1)}${at}`,
  Storlek: maxDocumentBytes,
}))

/** The bytes of the smallest file that counts as a PDF, in base64. */
export const examplePdf = 'JVBERi0xLjcKJSVFT0Y='

const today = '2026-11-23'

/** A certificate of an employment that goes on. */
export const exampleCertificate = certificateForm.write(
  {
    ...certificateForm.defaults(today),
    Fran: '2021-03-01',
    Befattning: 'Säljare',
    AnstForm: 'TV',
    Sysselsattningsgrad: 100,
    Veckotid: 40,
    LoneForm: 'MÅN',
    Lon: 32_500,
    Kontakt: 'Frida Tegnér',
    Telefon: '0470-465 00 10',
    Ort: 'Växjö',
    Manader: [
      { Manad: '2026-09', Arbetat: 168, Franvaro: 8, Overtid: 3.5, Lon: 32_500 },
      { Manad: '2026-10', Arbetat: 176, Franvaro: 0, Overtid: 0, Lon: 32_500 },
    ],
  },
  today,
) as unknown as CertificateValues

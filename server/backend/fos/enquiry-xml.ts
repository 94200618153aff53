import { XMLBuilder } from 'fast-xml-parser'

/** The one who asks, and whom Skatteverket may contact. Empty texts are left out of the file. */
export interface Asker {
  /** 12 digits: 16 before an organisation number. */
  readonly orgnr: string
  readonly name: string
  readonly contact: string
  readonly street: string
  readonly postcode: string
  readonly town: string
  readonly telephone: string
  readonly email: string
}

/** A person to ask about, by 12 digits, with what the answer is to repeat. */
export interface AskedPerson {
  readonly personNr: string
  readonly reference?: string
}

/** An enquiry: an asker, a year, and the employers with their employees. */
export interface Enquiry {
  readonly asker: Asker
  readonly year: number
  readonly program: string
  readonly employers: readonly { readonly orgnr: string; readonly persons: readonly AskedPerson[] }[]
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
})

const namespace = 'se/skatteverket/askatt/csr/2.0'

/** Returns an element's content without the empty texts and elements. */
const filled = (content: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(content).filter(([, value]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== '',
    ),
  )

/**
 * Returns the text of an enquiry's file, in the order of Skatteverket's example (facts/fos.md). A
 * letter that ISO 8859-1 lacks is a character reference.
 */
export function enquiryXml({ asker, year, program, employers }: Enquiry): string {
  const address = filled({ Gatuadress: asker.street, Postnr: asker.postcode, Postort: asker.town })
  const content: string = builder.build({
    Skatteavdrag: {
      '@xmlns': namespace,
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:schemaLocation': `${namespace} http://xmls.skatteverket.se/se/skatteverket/askatt/csr/V2/CSRUtdrag.xsd`,
      Etikett: {
        Frageetikett: {
          Fragestallare: {
            '@organisationsNr': asker.orgnr,
            ...filled({
              Organisationsnamn: asker.name,
              Kontaktperson: filled({
                Namn: asker.contact,
                Postadress: address,
                TelefonNr: asker.telephone,
                'E-postadress': asker.email,
              }),
            }),
          },
          Inkomstar: year,
          Programvara: program,
          SKVversion: 2,
        },
      },
      Registerutdrag: {
        Arbetsgivare: employers.map(({ orgnr, persons }) => ({
          '@organisationsNr': orgnr,
          Anstalld: persons.map(({ personNr, reference }) => ({
            '@personNr': personNr,
            ...(reference !== undefined && { EgenReferens: reference }),
          })),
        })),
      },
    },
  })
  const text = `<?xml version="1.0" encoding="iso-8859-1"?>\n${content}`
  return text.replaceAll(/[^\t\n\r\u0020-\u007e\u00a0-\u00ff]/gu, letter => `&#${letter.codePointAt(0)};`)
}

/** Returns the bytes of an enquiry's file. */
export const enquiryBytes = (enquiry: Enquiry): Buffer => Buffer.from(enquiryXml(enquiry), 'latin1')

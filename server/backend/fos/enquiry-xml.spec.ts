import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Enquiry, enquiryBytes, enquiryXml } from './enquiry-xml.ts'

/** The enquiry of Skatteverket's example, whose bytes are UTF-8 in spite of its declaration. */
const example = readFileSync(join(import.meta.dirname, 'fos-fraga-exempel.xml'), 'utf8')
const persons = (...numbers: string[]) => numbers.map(personNr => ({ personNr }))
const enquiry: Enquiry = {
  asker: {
    orgnr: '165560000100',
    name: 'Nystads Bokföringsbyrå AB',
    contact: 'Nils Nilsson',
    street: 'Storg 14',
    postcode: '12345',
    town: 'Nystad',
    telephone: '0123/45678',
    email: 'nils.nilsson@nystads.se',
  },
  year: 2018,
  program: 'Programmix v 1.23',
  employers: [
    {
      orgnr: '196304213389',
      persons: persons('196206193143', '198504292387', '192807269234', '193803070000', '193912312380'),
    },
    {
      orgnr: '165780016548',
      persons: [
        { personNr: '194804032094', reference: 'SR-4714-23' },
        { personNr: '196408233234', reference: 'SR-4714-25' },
        ...persons('199111022399', '194711222192'),
      ],
    },
    { orgnr: '195011132097', persons: persons('192907304766', '198501015555') },
  ],
}

it("writes Skatteverket's example letter by letter", () => expect(enquiryXml(enquiry)).toBe(example))

it('writes the bytes that the declaration promises', () => {
  const bytes = enquiryBytes(enquiry)
  expect(bytes.toString('latin1')).toBe(example)
  expect(bytes.includes(Buffer.from('Bokf\u00f6ringsbyr\u00e5', 'latin1'))).toBe(true)
  expect(bytes.includes(Buffer.from('Bokföringsbyrå', 'utf8'))).toBe(false)
})

it('writes what ISO 8859-1 lacks as references, and escapes what XML reserves', () => {
  const asker = { ...enquiry.asker, name: 'Łódź & <Söner> €', contact: '', street: '', postcode: '', town: '' }
  const text = enquiryXml({ ...enquiry, asker })
  expect(text).toContain('<Organisationsnamn>&#321;ód&#378; &amp; &lt;Söner&gt; &#8364;</Organisationsnamn>')
  expect(text).not.toContain('Postadress')
  expect(text).not.toContain('<Namn')
  expect(text).toContain('<TelefonNr>0123/45678</TelefonNr>')
})

import { errors } from '#contracts/errors.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import type { FileHandler } from '../platform/http/download-route.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { settingsFor } from '../settings/company-settings.ts'
import { askedEmployees, enquiryOf } from './enquiries.ts'
import { enquiryBytes } from './enquiry-xml.ts'
import { whyNotAsked } from './why-not-asked.ts'

/**
 * Requires what no enquiry is without.
 *
 * @throws Refusal fosNobody
 */
export async function requireAsker(tx: Transaction): Promise<void> {
  const { Orgnr } = await settingsFor(tx, ['Orgnr'])
  if (Orgnr === '') throw new Refusal(errors.fosNobody, 'Organisationsnumret saknas i företagsinställningarna.')
}

const settings = ['Orgnr', 'Namn', 'Kontakt', 'Adress1', 'PostNr', 'PostOrt', 'Telefon', 'Epost'] as const

/**
 * The file of an enquiry, with its persons as they are now. A person with several employments is in
 * it once, under the first number. What stops an enquiry stops its file.
 */
export const enquiryFile: FileHandler = async ({ tx, params }) => {
  const enquiry = await enquiryOf(tx, Number(params.Nr))
  if (!enquiry) throw new Refusal(errors.fosEnquiryMissing)
  await requireAsker(tx)
  const values = await settingsFor(tx, settings)
  const textOf = (name: (typeof settings)[number]) => String(values[name] ?? '').trim()
  const rows = (await askedEmployees(tx, enquiry.employees)).filter(row => whyNotAsked(row) === '')
  if (rows.length === 0) throw new Refusal(errors.fosNobody)
  const byPerson = Map.groupBy(rows, row => row.personalNumber)
  const content = enquiryBytes({
    asker: {
      orgnr: textOf('Orgnr'),
      name: textOf('Namn'),
      contact: textOf('Kontakt'),
      street: textOf('Adress1'),
      postcode: textOf('PostNr').replaceAll(' ', ''),
      town: textOf('PostOrt'),
      telephone: textOf('Telefon'),
      email: textOf('Epost'),
    },
    year: enquiry.year,
    program: 'Avlöna',
    employers: [
      {
        orgnr: textOf('Orgnr'),
        persons: [...byPerson].map(([personNr, [first]]) => ({ personNr, reference: first?.employmentNumber ?? '' })),
      },
    ],
  })
  return { name: `Förfrågan om skatteavdrag ${enquiry.year} nr ${enquiry.number}.xml`, content }
}

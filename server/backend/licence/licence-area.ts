import { eq, isNull } from 'drizzle-orm'
import { licenceOptionText } from '#contracts/code-lists/licence-options.ts'
import type { licenceCalls } from '#contracts/licence/calls.ts'
import { plusModel } from '#contracts/licence/rules.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { company, licence, userAccount } from '../tables/schema.ts'

const modelCodes = { PLUS: plusModel, BAS: '10' } as const

export const licenceArea: Handlers<typeof licenceCalls> = {
  async information({ tx, caller: { account } }) {
    const [found] = await tx.select().from(licence).where(eq(licence.licNr, account.licNr))
    if (!found) throw new Error('A licence went away during a request of its own')
    // An option belongs to the whole licence, so every account counts as a user of it.
    const users = await tx.$count(userAccount, isNull(userAccount.supportOf))
    return {
      LicNr: found.licNr,
      LicDate: found.validFrom,
      GiltigTom: found.validTo,
      Orgnr: found.orgnr,
      Namn: found.name,
      PostAdress: found.postalAddress,
      GatuAdress: found.streetAddress,
      PostNr: found.postcode,
      Ort: found.city,
      Modell: modelCodes[found.model],
      EPost: found.email,
      Telefon: found.phone,
      AntalForetag: await tx.$count(company, eq(company.archived, false)),
      Optioner: found.options.map(code => ({
        Kod: code,
        Text: licenceOptionText(code),
        AntalAnvandare: users,
        MaxAnvandare: found.optionUsers[code] ?? 0,
      })),
    }
  },
}

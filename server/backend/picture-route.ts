import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { companyPictureFile } from '#contracts/companies/picture-file.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { clientPictureOf } from './clients/client-picture.ts'
import { pictureOf } from './employees/documents/employee-documents.ts'
import { actFor, withTenant } from './platform/database/tenancy.ts'
import { Refusal } from './platform/http/refusal.ts'
import { callerRequest, requireAccess, type Services } from './platform/http/route.ts'
import { readPart } from './platform/http/validation.ts'
import { findCompany } from './rights/company-info.ts'
import { companyPicture } from './tables/schema.ts'

/** The pictures of persons. Those who may write a register see its protected persons. */
const ofPersons = [
  { area: 'Registry.PerReg', find: pictureOf },
  { area: 'Registry.Brukare', find: clientPictureOf },
] as const

/**
 * Registers the route of the pictures of companies, their employees and their clients, with the
 * checks of every call.
 */
export function addPictures(
  app: FastifyInstance,
  { database, callers, cookie, clock }: Pick<Services, 'database' | 'callers' | 'cookie' | 'clock'>,
): void {
  app.route({
    method: 'GET',
    url: companyPictureFile.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: async request => {
      if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    },
    handler: async (request, reply) => {
      const caller = await callers.bySession(callerRequest({ cookie, clock }, request))
      const { FtgId, PictureId } = readPart(companyPictureFile.params, request.params, 'Adressen')
      const { account } = caller
      const { login, licNr } = account
      const picture = await withTenant(database, { licNr, login }, async tx => {
        // Also while its SMS code has not been verified, since the list of companies shows it.
        const found = await findCompany(tx, account, FtgId)
        if (!found) throw new Refusal(errors.companyMissing)
        const { ftgKey, ftgId } = found.row
        await actFor(tx, { licNr, login, ftgKey })
        const [row] = await tx.select().from(companyPicture).where(eq(companyPicture.id, PictureId))
        if (row) return row
        const there = { ...caller, company: { ftgKey, ftgId } }
        const mayRead = await requireAccess({ access: 'session' }, there, () => callers.factsOf(tx, there))
        for (const { area, find } of ofPersons) {
          if (!(await mayRead({ right: `${area}.Read` }))) continue
          const picture = await find(tx, PictureId, await mayRead({ right: `${area}.Write` }))
          if (picture) return picture
        }
        throw new Refusal(errors.pictureMissing)
      })
      return reply
        .type(picture.type)
        .header('cache-control', companyPictureFile.cacheControl)
        .header('vary', 'cookie')
        .header('content-disposition', 'inline')
        .send(picture.content)
    },
  })
}

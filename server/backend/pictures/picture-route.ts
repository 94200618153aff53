import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { companyPictureFile } from '#contracts/picture-file.ts'
import { findCompany } from '../companies/company-info.ts'
import { companyPicture } from '../database/schema.ts'
import { actFor, withTenant } from '../database/tenancy.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../http/route.ts'
import { readScope } from '../http/scope.ts'
import { readPart } from '../http/validation.ts'
import { demandSession } from '../session/who.ts'

/** Registers the address of companies' pictures, with the checks of every call. */
export function addPictures(
  app: FastifyInstance,
  { database, cookie, clock }: Pick<Services, 'database' | 'cookie' | 'clock'>,
): void {
  app.route({
    method: 'GET',
    url: companyPictureFile.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    onRequest: async request => {
      if (request.headers[header.marker] !== markerValue) throw new Refusal(errors.markerMissing)
    },
    handler: async (request, reply) => {
      const scope = readScope(request.headers)
      const { account } = await demandSession(database, { token: cookie.read(request), now: clock(), ...scope })
      const { FtgId, PictureId } = readPart(companyPictureFile.params, request.params, 'Adressen')
      const { login, licNr } = account
      const picture = await withTenant(database, { licNr, login }, async tx => {
        // Also while its SMS code has not been verified: the list of companies shows it.
        const found = await findCompany(tx, account, FtgId)
        if (!found) throw new Refusal(errors.companyMissing)
        await actFor(tx, { licNr, login, ftgKey: found.row.ftgKey })
        const [row] = await tx.select().from(companyPicture).where(eq(companyPicture.id, PictureId))
        if (!row) throw new Refusal(errors.pictureMissing)
        return row
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

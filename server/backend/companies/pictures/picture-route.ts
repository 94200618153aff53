import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { companyPictureFile } from '#contracts/companies/picture-file.ts'
import { errors } from '#contracts/errors.ts'
import { header, markerValue } from '#contracts/headers.ts'
import { companyPicture } from '../../platform/database/schema.ts'
import { actFor, withTenant } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/http/route.ts'
import { readScope } from '../../platform/http/scope.ts'
import { readPart } from '../../platform/http/validation.ts'
import { requireSession } from '../../sign-in/session/caller.ts'
import { findCompany } from '../company-info.ts'

/** Registers the route of companies' pictures, with the checks of every call. */
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
      const { account } = await requireSession(database, { token: cookie.read(request), now: clock(), ...scope })
      const { FtgId, PictureId } = readPart(companyPictureFile.params, request.params, 'Adressen')
      const { login, licNr } = account
      const picture = await withTenant(database, { licNr, login }, async tx => {
        // Also while its SMS code has not been verified, since the list of companies shows it.
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

import type { FastifyInstance } from 'fastify'
import { fillPath } from '#contracts/call.ts'
import { companyPictureFile } from '#contracts/companies/picture-file.ts'
import type { Adapter } from '#server/adapter/adapter.ts'
import { callContext } from '#server/adapter/call-context.ts'
import { passFile } from './file-route.ts'
import { browserRequest } from './trpc-route.ts'

/**
 * The backend's pictures of companies, at `/ftgpicture`. An image's source carries no marker; that
 * it is wanted by a page of ours is known by the cookie, which goes to no request of another site's
 * page, and by what the browser says of the request.
 */
export function addPictures(app: FastifyInstance, adapter: Adapter): void {
  app.get('/ftgpicture/:FtgId/:PictureId', async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    const params = companyPictureFile.params.safeParse(request.params)
    if (!params.success || (site !== undefined && site !== 'same-origin')) return reply.callNotFound()
    const path = fillPath(companyPictureFile.path, params.data)
    return passFile(request, reply, signal => adapter.files.get(path, callContext(browserRequest(request)), signal))
  })
}

import type { FastifyInstance } from 'fastify'
import { fillPath } from '#contracts/call.ts'
import { companyPictureFile } from '#contracts/companies/picture-file.ts'
import type { Adapter } from '#server/adapter/adapter.ts'
import { callContext } from '#server/adapter/call-context.ts'
import { passFile } from './file-route.ts'
import { browserRequest } from './trpc-route.ts'

/**
 * Serves the backend's pictures of companies at `/ftgpicture`. An image request cannot carry the
 * marker. The same-site cookie and the browser's Sec-Fetch headers show instead that one of our own
 * pages requested it.
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

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../../testing.ts'
import { docsPath, openApiPath } from './docs-route.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())
const get = (path: string) => fetch(server.backend.url + path, { redirect: 'manual' })

describe('the OpenAPI document and its page', () => {
  it('are served to anyone, without a session and without the marker', async () => {
    const document = await get(openApiPath)
    expect(document.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(await document.json()).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }] })
    const page = await get(docsPath)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect((await get(docsPath.slice(0, -1))).headers.get('location')).toBe(docsPath)
  })

  it('take nothing from elsewhere, and run no script that stands in the page', async () => {
    const page = await get(docsPath)
    const text = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(text).not.toMatch(/https?:\/\//)
    expect(text).not.toMatch(/<script>/)
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
    expect(addresses).toHaveLength(4)
    for (const address of addresses) expect((await get(docsPath + address)).status, address).toBe(200)
  })

  it('serve no other file of the viewer', async () => {
    for (const file of ['package.json', 'index.html', 'swagger-ui-bundle.js.map', '../package.json'])
      expect((await get(`${docsPath}swagger-ui/${file}`)).status, file).toBe(404)
  })
})

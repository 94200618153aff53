import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestBackend } from '../testing.ts'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
})
afterAll(() => server.close())

describe('the outbox', () => {
  it('shows what would have been sent, the newest first, as a page and as JSON', async () => {
    await server.outbox.sms.send('+46701740605', 'Först')
    await server.outbox.sms.send('+46701740606', '<script>sedan</script>')
    const page = await fetch(`${server.backend.url}/dev/outbox`)
    const html = await page.text()
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(html).toContain('&lt;script&gt;sedan&lt;/script&gt;')
    expect(html).not.toContain('<script>')
    expect(html.indexOf('sedan')).toBeLessThan(html.indexOf('Först'))
    const json = await fetch(`${server.backend.url}/dev/outbox.json`)
    expect(await json.json()).toEqual({
      data: [
        { at: '2026-11-21T09:00:00.000Z', kind: 'SMS', to: '+46701740606', text: '<script>sedan</script>' },
        { at: '2026-11-21T09:00:00.000Z', kind: 'SMS', to: '+46701740605', text: 'Först' },
      ],
    })
  })

  it('keeps the newest fifty', async () => {
    for (let n = 0; n < 60; n++) await server.outbox.sms.send('+46701740605', String(n))
    expect(server.outbox.messages()).toHaveLength(50)
    expect(server.outbox.messages()[0]?.text).toBe('59')
  })

  it('is not there with a real provider', async () => {
    const node = await server.another({ sms: { send: () => Promise.resolve() } })
    for (const path of ['/dev/outbox', '/dev/outbox.json']) expect((await fetch(node.url + path)).status).toBe(404)
  })
})

import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrDataUrl, qrText } from './qr.ts'

const source = {
  qrStartToken: '67df3917-fa0d-44e5-b327-edcc928297f8',
  qrStartSecret: 'd28db9a7-4cde-429e-a983-359be676944c',
  orderedAt: new Date('2026-11-21T09:00:00.400Z'),
}
const after = (ms: number) => new Date(source.orderedAt.getTime() + ms)

it('is what BankID’s own check value says', () => {
  expect(qrText(source, after(0))).toBe(
    'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8',
  )
})

it('is another every whole second', () => {
  expect(qrText(source, after(999))).toBe(qrText(source, after(0)))
  const second = qrText(source, after(1000))
  expect(second).toMatch(/\.1\.[0-9a-f]{64}$/)
  expect(second.slice(-64)).not.toBe(qrText(source, after(0)).slice(-64))
  expect(qrText(source, after(29_999))).toMatch(/\.29\.[0-9a-f]{64}$/)
})

it('begins at 0 also for a node whose clock is behind', () => {
  expect(qrText(source, after(-700))).toBe(qrText(source, after(0)))
})

it('is drawn with the secret nowhere in it, every module in its place', () => {
  const text = qrText(source, after(3000))
  const [head, body = ''] = qrDataUrl(text).split(',')
  expect(head).toBe('data:image/svg+xml;base64')
  const picture = Buffer.from(body, 'base64').toString()
  expect(picture).toMatch(/^<svg /)
  expect(picture).not.toContain(source.qrStartSecret)
  const dark = encode(text, { border: 4 }).data.flat().filter(Boolean).length
  expect(picture.match(/M\d+,\d+/g)).toHaveLength(dark)
})

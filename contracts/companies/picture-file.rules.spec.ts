import { expect, it } from 'vitest'
import { noGuid } from '../rules/required.ts'
import { pictureAddress, pictureTypeOf } from './picture-file.rules.ts'

it.each([
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], 'image/png'],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
  ['an SVG', [...new TextEncoder().encode('<svg onload="x()"/>')], undefined],
  ['a GIF', [...new TextEncoder().encode('GIF89a')], undefined],
  ['the beginning of a PNG', [0x89, 0x50], undefined],
  ['nothing', [], undefined],
])('%s is what its bytes say', (_, bytes, type) => expect(pictureTypeOf(Uint8Array.from(bytes))).toBe(type))

it('has an address once there is a picture', () => {
  expect(pictureAddress('nordsken', noGuid)).toBeUndefined()
  expect(pictureAddress('nordsken', 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55')).toBe(
    '/ftgpicture/nordsken/f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55',
  )
})

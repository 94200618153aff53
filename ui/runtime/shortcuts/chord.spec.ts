import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPressed, isSingleKey, keyNames } from './chord.ts'
import { shortcuts } from './registry.ts'

const press = (key: string, held: Partial<Record<'ctrl' | 'meta' | 'alt' | 'shift' | 'altGraph', boolean>> = {}) => ({
  key,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  altKey: held.alt ?? false,
  shiftKey: held.shift ?? false,
  getModifierState: (name: string) => name === 'AltGraph' && (held.altGraph ?? false),
})

describe('a chord', () => {
  it.each([
    ['Ctrl K', shortcuts.palette, press('k', { ctrl: true }), true],
    ['Command K', shortcuts.palette, press('k', { meta: true }), true],
    ['Ctrl K with Caps Lock', shortcuts.palette, press('K', { ctrl: true }), true],
    ['k', shortcuts.palette, press('k'), false],
    ['Ctrl Shift K', shortcuts.palette, press('K', { ctrl: true, shift: true }), false],
    ['Ctrl Alt K', shortcuts.palette, press('k', { ctrl: true, alt: true }), false],
    ['? by Shift', shortcuts.help, press('?', { shift: true }), true],
    ['? without', shortcuts.help, press('?'), true],
    ['Ctrl ?', shortcuts.help, press('?', { ctrl: true, shift: true }), false],
    ['AltGr ?, reported as Ctrl and Alt', shortcuts.help, press('?', { ctrl: true, alt: true, altGraph: true }), true],
    ['AltGr K', shortcuts.palette, press('k', { ctrl: true, alt: true, altGraph: true }), false],
    ['Alt Shift F6', { key: 'F6', alt: true, shift: true }, press('F6', { alt: true, shift: true }), true],
    ['Alt F6', { key: 'F6', alt: true, shift: true }, press('F6', { alt: true }), false],
  ])('%s', (_, chord, event, is) => expect(isPressed(chord, event)).toBe(is))

  it('with Ctrl or Alt is never pressed by writing', () => {
    const chord = fc.record({ key: fc.constantFrom('k', 's', '?', 'F2'), ctrl: fc.boolean(), alt: fc.boolean() })
    fc.assert(
      fc.property(chord, fc.boolean(), (keys, shift) => {
        fc.pre(keys.ctrl || keys.alt)
        expect(isPressed(keys, press(keys.key, { shift }))).toBe(false)
      }),
    )
  })

  it('is a single key only when it could be written', () => {
    expect([shortcuts.help, shortcuts.helpPanel, shortcuts.save].map(isSingleKey)).toEqual([true, false, false])
  })

  it('is written as it is printed on the keys', () => {
    expect(keyNames(shortcuts.palette)).toEqual(['Ctrl', 'K'])
    expect(keyNames(shortcuts.palette, true)).toEqual(['⌘', 'K'])
    expect(keyNames({ key: 'Enter', alt: true, shift: true })).toEqual(['Alt', 'Shift', 'Enter'])
  })
})

it('no two shortcuts are the same keys', () => {
  const written = Object.values(shortcuts).map(chord => keyNames(chord).join(' '))
  expect(new Set(written).size).toBe(written.length)
})

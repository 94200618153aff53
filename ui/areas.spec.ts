import House from 'lucide-react/icons/house'
import { describe, expect, it } from 'vitest'
import { registers } from '#contracts/registers/registers.ts'
import { areas } from './areas.ts'
import { pathTo, type Screen } from './shell/area.ts'

const screens = areas.flatMap(area => area.screens ?? [])

const lazy: Screen = {
  name: 'EmployerDeclaration',
  path: '/arbetsgivardeklaration/:Period',
  title: 'Arbetsgivardeklaration',
  icon: House,
  load: () => Promise.reject(new Error('not of this spec')),
}

describe('the path of a target', () => {
  it('is that of the screen of its name', () => {
    expect(pathTo({ name: 'Messages' }, screens)).toBe('/messages')
    expect(pathTo({ name: 'EmployerDeclaration', params: { Period: '202610' } }, [lazy])).toBe(
      '/arbetsgivardeklaration/202610',
    )
  })

  it('is none while no screen has the name, or a parameter is missing', () => {
    expect(pathTo({ name: 'Finns inte' }, screens)).toBeUndefined()
    expect(pathTo({ name: 'EmployerDeclaration' }, [lazy])).toBeUndefined()
    expect(pathTo({ name: 'EmployerDeclaration', params: { Period: '' } }, [lazy])).toBeUndefined()
  })

  it('leads to one screen only', () => {
    const names = screens.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

it.each(Object.values(registers))('the register $name has its screens', ({ route, newSegment, within, area }) => {
  const at = (path: string) => screens.find(screen => screen.path === path)
  expect(at(route.path)).toMatchObject({
    name: route.name,
    load: expect.any(Function),
    access: { right: `${area}.Read` },
  })
  if (newSegment === undefined) return
  const owner = within ? `/:${within.field}` : ''
  expect(at(`${route.path}${owner}/${newSegment}`)).toMatchObject({
    load: expect.any(Function),
    access: { right: `${area}.Write` },
  })
})

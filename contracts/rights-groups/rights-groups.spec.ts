import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeOf } from '#tests/harness/thorough.ts'
import { allows, allRights, type Right } from '../rights/catalogue.ts'
import { mergedRights, missingReads, requiredRead, rightsIn, withoutRights, withRights } from '../rights/grants.ts'
import { allAreas, areaLabel, flagLabel, rightLabel, standardGroupLabels } from '../rights/labels.ts'
import { cellState, isFound, type RightsRow, rightsColumns, rightsRows, rowsFound } from '../rights/rights-rows.ts'
import { readOnlyRights, rightsByStandardGroup, standardGroupNames } from '../rights/standard-groups.ts'
import { groupNameProblem, longestGroupName, nameOfCopy } from './group-name.rules.ts'

const someRights = fc.subarray([...allRights])
const row = (id: string) => rightsRows.find(each => each.id === id) as RightsRow

describe('the labels of the catalogue', () => {
  it('name every area and flag, no two areas of a branch alike', () => {
    for (const area of allAreas) expect(areaLabel(area), area).toMatch(/\S/)
    for (const right of allRights) expect(flagLabel(right), right).toMatch(/\S/)
    for (const name of standardGroupNames) expect(standardGroupLabels[name], name).toMatch(/\S/)
    expect(new Set(allRights.map(rightLabel)).size).toBe(allRights.length)
  })

  it('say the areas that a right lies in', () => {
    expect(rightLabel('Registry.PerReg.ChangeAnstNr')).toBe('Register › Personalregister: Byta anställningsnummer')
    expect(rightLabel('Payslips.Read')).toBe('Lönebesked: Läs')
  })
})

describe('what requires the right to read', () => {
  it.each([
    ['Payslips.Write', 'Payslips.Read'],
    ['Payslips.Attest', 'Payslips.Read'],
    ['Ersattningar.Resereglemente.Write', 'Ersattningar.Read'],
    ['Registry.PerReg.Franvaro', 'Registry.PerReg.Read'],
    ['Payslips.Read', undefined],
    ['SalaryYear.CreateNew', undefined],
  ] as const)('%s requires %s', (right, read) => expect(requiredRead(right)).toBe(read))

  it('follows from turning on and off, whatever is turned', () =>
    fc.assert(
      fc.property(someRights, someRights, someRights, (before, more, less) => {
        const on = withRights(withRights([], before), more)
        for (const right of more) expect(on).toContain(right)
        const after = withoutRights(on, less)
        for (const right of less) expect(after).not.toContain(right)
        expect([missingReads(on), missingReads(after)]).toEqual([[], []])
        // Nothing is turned off that does not require what is.
        for (const right of on) {
          const read = requiredRead(right)
          if (!less.includes(right) && (read === undefined || !less.includes(read))) expect(after).toContain(right)
        }
      }),
      { numRuns: sizeOf({ small: 20, whole: 100 }) },
    ))

  it('holds of every standard group, and names what is missing', () => {
    for (const name of standardGroupNames) {
      const rights = rightsByStandardGroup(name)
      expect(missingReads(rights ? rightsIn(rights) : ['Payslips.Write']), name).toEqual([])
    }
    expect(missingReads(['Payslips.Write', 'Payslips.Attest'])).toEqual(['Payslips.Read'])
  })
})

describe('two who edit one group', () => {
  it('keep the edits of both', () => {
    const base: Right[] = ['Kalendarie.Read', 'Tidrapport.Read']
    expect(mergedRights(base, ['Kalendarie.Read', 'Payslips.Read'], [...base, 'Documents.Read'])).toEqual([
      'Kalendarie.Read',
      'Payslips.Read',
      'Documents.Read',
    ])
  })
  it('never write what they may not read', () => {
    const base: Right[] = ['Kalendarie.Read']
    expect(mergedRights(base, [], ['Kalendarie.Read', 'Kalendarie.Write'])).toEqual([])
    expect(mergedRights(base, ['Kalendarie.Read', 'Kalendarie.Write'], [])).toEqual([
      'Kalendarie.Read',
      'Kalendarie.Write',
    ])
  })
})

describe('the rows of the tree', () => {
  it('can turn every right on its own, and all of a row by its first cell', () => {
    const alone = new Set(
      rightsRows.flatMap(({ cells }) => Object.values(cells).flatMap(cell => (cell.length === 1 ? cell : []))),
    )
    expect(allRights.filter(right => !alone.has(right))).toEqual([])
    for (const { id, hasRows, cells } of rightsRows) {
      if (!hasRows || cells.all.length === 0) continue
      expect(cells.all, id).toEqual(allRights.filter(right => right.startsWith(`${id}.`)))
    }
  })
  it('stand after the rows that they lie in, once each', () => {
    const seen = new Set<string>()
    for (const { id, within, depth } of rightsRows) {
      expect(
        within.every(each => seen.has(each)),
        id,
      ).toBe(true)
      expect([depth, seen.has(id)]).toEqual([within.length + 1, false])
      seen.add(id)
    }
  })
  it('govern a flag of their own before those within', () => {
    expect(row('Ersattningar').cells.write).toEqual(['Ersattningar.Write'])
    expect(row('Settings').cells.read).toHaveLength(10)
    expect(row('Payslips').cells.other).toEqual([
      'Payslips.ImportBasis',
      'Payslips.Attest',
      'Payslips.Publish',
      'Payslips.Payout',
    ])
    expect(row('SalaryYear.CreateNew')).toMatchObject({ depth: 1, hasRows: false, label: 'Skapa löneår' })
  })
  it('have three states', () => {
    const cell = row('Payslips').cells.other
    const state = (...rights: Right[]) => cellState(cell, new Set(rights))
    expect([state(), state('Payslips.Attest'), state(...cell)]).toEqual(['none', 'some', 'all'])
    expect(
      rightsColumns.every(
        column =>
          cellState(row('Registry').cells[column], new Set(allRights)) ===
          (row('Registry').cells[column].length > 0 ? 'all' : 'none'),
      ),
    ).toBe(true)
  })
  it('are found by their labels, with what they lie in and what lies in them', () => {
    expect(rowsFound('  ').length).toBe(rightsRows.length)
    expect(rowsFound('ATTEST').map(({ id }) => id)).toEqual([
      'Payslips',
      'Payslips.Attest',
      'LoneRevision',
      'LoneRevision.Attest',
    ])
    expect(rowsFound('collectum').map(({ id }) => id)).toEqual(['Collectum', 'Collectum.ITP1', 'Collectum.ITP2'])
    expect(rowsFound('finns inte')).toEqual([])
    expect([isFound(row('Payslips'), 'lönebesk'), isFound(row('Payslips'), '')]).toEqual([true, false])
  })
})

describe('the name of a group', () => {
  it.each(['STDUSER', 'stduser', 'Läsanvändare', 'WEBLONHUVATTESTUSER'])('is not %s, a standard group’s', name =>
    expect(groupNameProblem(name)).toMatch(/standardgrupp/),
  )
  it('is another than those of the other groups, whatever the letter case', () => {
    expect(groupNameProblem('ÄRENDEN', ['Ärenden'])).toMatch(/Det finns redan/)
    expect(groupNameProblem('Ärende', ['Ärenden'])).toBeUndefined()
  })
  it('of a copy is free and fits, whatever is taken', () => {
    expect(nameOfCopy('Ledare', [])).toBe('Kopia av Ledare')
    expect(nameOfCopy('Ledare', ['kopia av ledare'])).toBe('Kopia av Ledare (2)')
    const long = 'x'.repeat(longestGroupName)
    const taken: string[] = []
    for (let n = 0; n < 12; n += 1) {
      const name = nameOfCopy(long, taken)
      expect(groupNameProblem(name, taken)).toBeUndefined()
      taken.push(name)
    }
  })
})

it('the rights that are on are those that are allowed', () =>
  expect(rightsIn(readOnlyRights)).toEqual(allRights.filter(right => allows(readOnlyRights, right))))

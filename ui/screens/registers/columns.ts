import { bornOn } from '#contracts/employees/birthday.ts'
import { type AnyField, type FieldValue, type FormValues, labelOf } from '#contracts/forms/field.ts'
import { shownValue } from '#contracts/forms/shown-value.ts'
import type { RegisterRow } from '#contracts/registers/calls.ts'
import { type Register, sentFields } from '#contracts/registers/register.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { ReferenceText } from '#ui/runtime/reference-list.ts'
import { registerTexts as texts } from '#ui/screens/registers/registers.text.ts'
import type { CellValue, ColumnKind, TableColumn } from '#ui/widgets/table/table.types.ts'

/** An item as a row of the table: each column is what is shown and exported. */
export type ItemRow = Readonly<Record<string, CellValue>>

/** The code of the item above, in a tree. No column: that of its field shows the name too. */
export const above = '@above'

/** The column with the name of the employee whose number is in a field. */
const nameOf = (field: string): string => `${field}@namn`

/** Returns the numbers of employees that items of a register have. */
export const employeesIn = ({ model }: Register, items: readonly RegisterRow[]): readonly string[] => {
  const fields = Object.entries(model.fields).filter(([, { kind }]) => kind === 'employee')
  return [...new Set(items.flatMap(item => fields.map(([name]) => String(item[name] ?? ''))))].filter(
    each => each !== '',
  )
}

const kinds: Partial<Record<AnyField['kind'], ColumnKind>> = {
  integer: 'number',
  decimal: 'amount',
  date: 'date',
  flag: 'flag',
}

/** Pixels. Nine columns fit beside the menu in a window of 1,440. */
const widths: Partial<Record<AnyField['kind'], number>> = {
  flag: 90,
  integer: 96,
  decimal: 112,
  date: 108,
  time: 100,
  choice: 130,
  reference: 190,
}

/**
 * Returns the columns of a register's list: all its fields, of which some are shown by default.
 * Labels may read facts of the company.
 */
export function columnsOf(register: Register, facts: FormValues): readonly TableColumn<ItemRow>[] {
  const { model, columns, searched, key, named, ofProduct } = register
  const others = sentFields(register).filter(name => !columns.includes(name) && !ofProduct.includes(name))
  return [...columns, ...others].flatMap(name => {
    const field = model.fields[name]
    if (!field || (field.kind === 'drawn' && !columns.includes(name))) return []
    const { kind } = field
    const isHidden = !columns.includes(name)
    return [
      {
        id: name,
        label: kind === 'personalNumber' ? texts.born : labelOf(field, facts),
        width: name === named ? 200 : name === key ? 110 : (widths[kind] ?? 150),
        isSearchable: searched.includes(name),
        isHidden,
        ...(kinds[kind] && { kind: kinds[kind] }),
      },
      ...(kind === 'employee'
        ? [
            {
              id: nameOf(name),
              label: texts.employeeName,
              width: 200,
              isHidden,
              isSearchable: false,
              isSortable: false,
            },
          ]
        : []),
    ]
  })
}

/**
 * Returns an item as a row of the table.
 *
 * @param facts the company's facts that the register reads
 * @param textOf returns the code and the name of what an item refers to
 * @param names the names of employees, by number
 */
export function rowOf(
  { model, parent }: Register,
  item: RegisterRow,
  facts: FormValues,
  today: IsoDate,
  textOf?: ReferenceText,
  names: ReadonlyMap<string, string> = new Map(),
): ItemRow {
  const values = { ...model.read(item, today), ...facts }
  const employees = Object.entries(model.fields).flatMap(([name, { kind }]): readonly [string, CellValue][] =>
    kind === 'employee' ? [[nameOf(name), names.get(String(values[name])) ?? null]] : [],
  )
  const cells = Object.entries(model.fields).map(([name, field]): [string, CellValue] => {
    const value = values[name] as FieldValue
    if (field.to && !field.to.among && textOf) return [name, textOf(field.to.list, String(value))]
    if (field.isSecret) return [name, bornOn(String(value))]
    if (typeof value === 'number') return [name, value === 0 ? null : value]
    return [
      name,
      field.kind === 'flag' || field.isDate ? (value as CellValue) : shownValue(field, value, values, today),
    ]
  })
  return {
    ...Object.fromEntries([...cells, ...employees]),
    // Of what a batch says that it has seen.
    Version: item.Version,
    ...(parent !== undefined && { [above]: String(values[parent]) }),
  }
}

import { type Control, type UseFormRegister, useForm, useFormState } from 'react-hook-form'
import { compete, PlainCards, PlainField } from './contestant.tsx'
import { begunWith, labelOf, names, problemOf } from './fields.ts'

type Values = Record<string, string>

interface FieldProps {
  readonly name: string
  readonly control: Control<Values>
  readonly register: UseFormRegister<Values>
}

/**
 * Renders a field as the documentation recommends for large forms: uncontrolled, subscribed to its
 * own state only.
 */
function Field({ name, control, register }: FieldProps) {
  const { errors } = useFormState({ control, name, exact: true })
  return (
    <PlainField name={name} error={errors[name]?.message}>
      {props => (
        <input {...props} {...register(name, { validate: value => problemOf(labelOf(name), value) ?? true })} />
      )}
    </PlainField>
  )
}

/** Renders the number of changed fields, as our save bar does. */
function Changed({ control }: { readonly control: Control<Values> }) {
  const { dirtyFields } = useFormState({ control })
  return <p>{Object.keys(dirtyFields).length}</p>
}

function Form() {
  const { register, control } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: Object.fromEntries(names.map(name => [name, begunWith(name)])),
  })
  return (
    <>
      <PlainCards>{name => <Field key={name} name={name} control={control} register={register} />}</PlainCards>
      <Changed control={control} />
    </>
  )
}

compete(() => <Form />)

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
 * As its documentation recommends for many fields: uncontrolled inputs, each hearing of its own
 * state alone.
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

/** Says how much has changed, as our save bar does. */
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

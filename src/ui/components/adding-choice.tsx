import './adding-choice.css'
import { Button, Text, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { addingCopy } from '../copy/adding-copy.ts'
import { NativeSelect } from './native-select.tsx'

interface AddingChoiceProps {
  /** Of the choice. */
  readonly label: string
  /** On the button. */
  readonly act: string
  /** What can be added. */
  readonly options: readonly { readonly id: number; readonly name: string }[]
  /** Further search terms besides parts of the name, and the field's hint about them. */
  readonly search?: { readonly hint: string; readonly isSought: (id: number, typed: string) => boolean }
  readonly onAdd: (id: number) => void
}

/** With more options than this a search field is shown. */
const MANY = 8

/** Chooses an option and adds it by a button: the arrow keys, which change a closed select, add nothing. */
export const AddingChoice = ({ label, act, options, search, onAdd }: AddingChoiceProps) => {
  const [chosen, setChosen] = useState(0)
  const [typed, setTyped] = useState('')
  const sought = typed.trim()
  const found =
    sought === ''
      ? options
      : options.filter(({ id, name }) => name.includes(sought) || search?.isSought(id, sought) === true)
  // A single match is selected automatically.
  const only = sought !== '' && found.length === 1 ? (found[0]?.id ?? 0) : 0
  const id = found.some((one) => one.id === chosen) ? chosen : only
  const first = sought === '' ? label : addingCopy.found(found.length)
  return (
    <span className="adding-choice">
      {(options.length > MANY || typed !== '') && (
        <TextField.Root
          type="search"
          autoComplete="off"
          className="adding-choice__search"
          aria-label={addingCopy.search(label)}
          placeholder={search?.hint ?? addingCopy.hint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <NativeSelect
        label={label}
        value={id}
        options={[{ value: 0, name: first }, ...found.map((one) => ({ value: one.id, name: one.name }))]}
        onChoose={setChosen}
      />
      <Button
        type="button"
        variant="soft"
        aria-label={label}
        aria-disabled={id === 0}
        onClick={() => {
          if (id === 0) return
          setTyped('')
          onAdd(id)
        }}
      >
        {act}
      </Button>
      <Text role="status" className="visually-hidden">
        {sought === '' ? '' : addingCopy.found(found.length)}
      </Text>
    </span>
  )
}

import './adding-choice.css'
import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { NativeSelect } from './native-select.tsx'

interface AddingChoiceProps {
  /** Of the choice. */
  readonly label: string
  /** On the button. */
  readonly act: string
  /** What can be added. */
  readonly options: readonly { readonly id: number; readonly name: string }[]
  readonly onAdd: (id: number) => void
}

/** Something is chosen and then added: the arrow keys alone, which choose in a closed list, add nothing. */
export const AddingChoice = ({ label, act, options, onAdd }: AddingChoiceProps) => {
  const [chosen, setChosen] = useState(0)
  const id = options.some((one) => one.id === chosen) ? chosen : 0
  return (
    <span className="adding-choice">
      <NativeSelect
        label={label}
        value={id}
        options={[{ value: 0, name: label }, ...options.map((one) => ({ value: one.id, name: one.name }))]}
        onChoose={setChosen}
      />
      <Button
        type="button"
        variant="soft"
        aria-label={label}
        aria-disabled={id === 0}
        onClick={() => id !== 0 && onAdd(id)}
      >
        {act}
      </Button>
    </span>
  )
}

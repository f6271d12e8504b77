import './person-adder.css'
import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { NativeSelect } from '../components/native-select.tsx'

interface PersonAdderProps {
  /** Of the choice. */
  readonly label: string
  /** On the button. */
  readonly act: string
  /** Who can be added. */
  readonly people: readonly { readonly id: number; readonly name: string }[]
  readonly onAdd: (id: number) => void
}

/** Somebody is chosen and then added: the arrow keys alone, which choose in a closed list, add nobody. */
export const PersonAdder = ({ label, act, people, onAdd }: PersonAdderProps) => {
  const [chosen, setChosen] = useState(0)
  const id = people.some((one) => one.id === chosen) ? chosen : 0
  return (
    <span className="person-adder">
      <NativeSelect
        label={label}
        value={id}
        options={[{ value: 0, name: label }, ...people.map((one) => ({ value: one.id, name: one.name }))]}
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

import { DropdownMenu } from '@radix-ui/themes'
import type { Organisation } from '#domain/session/organisation.ts'
import type { LateMenuState } from '../components/late-menu.tsx'
import { LateMenuContent } from '../components/late-menu-content.tsx'

interface OrganisationMenuItemsProps extends LateMenuState {
  readonly organisations: readonly Organisation[]
  readonly current: Organisation
  readonly onChoose: (organisation: Organisation) => void
}

/** The schools of a person. */
export const OrganisationMenuItems = ({
  organisations,
  current,
  onChoose,
  ...menu
}: OrganisationMenuItemsProps) => (
  <LateMenuContent {...menu}>
    <DropdownMenu.RadioGroup
      value={String(current.id)}
      onValueChange={(value) => {
        const chosen = organisations.find(({ id }) => String(id) === value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    >
      {organisations.map(({ id, name }) => (
        <DropdownMenu.RadioItem key={id} value={String(id)}>
          {name}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  </LateMenuContent>
)

import { Button, DropdownMenu } from '@radix-ui/themes'
import type { Organisation } from '#domain/session/organisation.ts'
import { copy } from '../copy/copy.ts'
import { OverlayTheme } from '../theme/overlay-theme.tsx'

export interface OrganisationMenuProps {
  readonly organisations: readonly Organisation[]
  readonly current: Organisation
  readonly onChoose: (organisation: Organisation) => void
}

/** The accessible name of the button contains the organisation's name. */
export const OrganisationMenu = ({ organisations, current, onChoose }: OrganisationMenuProps) => (
  <OverlayTheme>
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <Button
          variant="soft"
          color="gray"
          className="school-menu__organisation"
          aria-label={copy.schoolMenu.organisation(current.name)}
        >
          <span className="school-menu__organisation-name">{current.name}</span>
          <DropdownMenu.TriggerIcon />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" aria-label={copy.schoolMenu.organisations}>
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
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  </OverlayTheme>
)

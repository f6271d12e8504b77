import { Button } from '@radix-ui/themes'
import type { Organisation } from '#domain/session/organisation.ts'
import { Icon } from '../components/icon.tsx'
import { LateMenu } from '../components/late-menu.tsx'
import { schoolMenuCopy } from '../copy/school-menu-copy.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'

const OrganisationMenuItems = lazyWithOverlays(
  async () => (await import('./organisation-menu-items.tsx')).OrganisationMenuItems,
)

interface OrganisationMenuProps {
  readonly organisations: readonly Organisation[]
  readonly current: Organisation
  readonly onChoose: (organisation: Organisation) => void
}

/** The school whose pages are shown. The accessible name of the button contains the organisation's name. */
export const OrganisationMenu = (props: OrganisationMenuProps) => (
  <LateMenu
    renderButton={(opener) => (
      <Button
        {...opener}
        variant="soft"
        color="gray"
        className="school-menu__organisation"
        aria-label={schoolMenuCopy.organisation(props.current.name)}
      >
        <span className="school-menu__organisation-name">{props.current.name}</span>
        <Icon name="chevronDown" />
      </Button>
    )}
  >
    {(menu) => <OrganisationMenuItems {...menu} {...props} />}
  </LateMenu>
)

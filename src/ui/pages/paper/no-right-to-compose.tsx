import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { placeCopy } from '../../copy/place-copy.ts'

export const NoRightToCompose = () => (
  <EmptyState title={placeCopy.forbidden} hint={placeCopy.forbiddenPaper}>
    <HomeLink />
  </EmptyState>
)

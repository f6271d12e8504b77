import { type CloudMenuConsole, type CloudMenuForm, wholeFileName } from '#domain/frame/cloud-menu.ts'
import { cloudCopy } from '../../copy/cloud-copy.ts'
import { cloudMenusCopy as words } from '../../copy/cloud-menus-copy.ts'

interface CloudMenuPreviewProps {
  readonly shown: CloudMenuConsole
  /** What is being typed; null for the menu as it is, open where a sign-in leads to. */
  readonly form: CloudMenuForm | null
}

interface Entry {
  readonly key: string
  readonly name: string
}

const entriesOf = ({ menus }: CloudMenuConsole, form: CloudMenuForm | null): readonly Entry[] => {
  const typed = (name: string) => name.trim() || words.untitled
  const all = menus.map(({ id, name }) => ({
    key: String(id),
    name: id === form?.id ? typed(form.name) : name,
  }))
  return form?.id === 0 ? [...all, { key: 'new', name: typed(form.name) }] : all
}

/** How `/cloud-school` will look: its tabs, and what the open one shows. */
export const CloudMenuPreview = ({ shown, form }: CloudMenuPreviewProps) => {
  const last = shown.menus.at(-1)
  const entries = entriesOf(shown, form)
  if (entries.length === 0) return null
  const open = form === null ? String(last?.id) : form.id === 0 ? 'new' : String(form.id)
  const { parts, kinds } = form ?? last ?? { parts: [], kinds: [] }
  const files =
    form === null
      ? (last?.files ?? []).map(({ id, name }) => ({ key: String(id), name }))
      : form.files
          .filter(({ isOut }) => !isOut)
          .map((file) => ({ key: `${file.id} ${file.ownFileId}`, name: wholeFileName(file) }))
  return (
    <figure className="word-preview cloud-preview">
      <figcaption>{words.preview}</figcaption>
      <ul aria-label={words.previewMenu}>
        {entries.map(({ key, name }) => (
          <li key={key} data-open={key === open}>
            {name}
          </li>
        ))}
      </ul>
      {files.length > 0 && (
        <div className="cloud-preview__part">
          <strong>{cloudCopy.ownFiles}</strong>
          {files.map(({ key, name }) => (
            <span key={key}>{name}</span>
          ))}
        </div>
      )}
      {parts.map((part) => (
        <div key={part} className="cloud-preview__part">
          <strong>{cloudCopy.parts[part]}</strong>
          <span>{part === 'files' && kinds.length > 0 ? words.latestOf(kinds) : words.latest}</span>
        </div>
      ))}
      {files.length + parts.length === 0 && <p className="word-preview__none">{words.nothing}</p>}
    </figure>
  )
}

import './text-area.css'
import type { ComponentProps } from 'react'

/** A field for several lines of plain text. */
export const TextArea = (props: ComponentProps<'textarea'>) => <textarea {...props} className="text-area" />

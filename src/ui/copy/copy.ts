import { zhCn } from './zh-cn.ts'

export type Catalogue<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : T[K] extends readonly string[]
        ? readonly string[]
        : Catalogue<T[K]>
}

/** What a language has to say. */
export type Copy = Catalogue<typeof zhCn>

/** The language of the interface; another one is another catalogue of the same type. */
export const copy: Copy = zhCn

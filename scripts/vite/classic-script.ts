import { build, type Rolldown } from 'vite'

/** What a module of the app becomes as one classic script: for what is no part of the app's own bundle. */
export const classicScript = async (module: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat() as Rolldown.RolldownOutput[]
  const code = output?.output[0].code
  if (code === undefined) throw new Error(`${module} came to nothing`)
  return code
}

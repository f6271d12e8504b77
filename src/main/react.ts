/**
 * Evaluates React at this import: in the build it is a chunk of its own (`scripts/vite/chunks.ts`), so that
 * the browser can paint and handle input between it and the app.
 */
import 'react-dom/client'

/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `1` includes the page of components in a build; development always has it. */
  readonly VITE_KIT?: string
}

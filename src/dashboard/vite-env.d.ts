/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** `1` keeps the page of components in a build; development always has it. */
  readonly VITE_KIT?: string
}

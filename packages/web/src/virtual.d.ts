/** Made by `vite.config.mjs`: the address of the file with all pictures of `ICONS`. */
declare module 'virtual:icons' {
  const url: string;
  export default url;
}

export { VersionsDialog, type VersionsDialogProps } from './versions-dialog.tsx';

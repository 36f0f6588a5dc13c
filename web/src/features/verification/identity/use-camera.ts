import { useCallback, useEffect, useRef, useState } from 'react';
import { jpegOf } from '../../../ui/dialogs/crop-photo';

type CameraStatus = 'off' | 'on' | 'refused';

/**
 * The front camera. Its stream is stopped by `stop`, on unmount and on errors, so that the camera
 * light never stays on.
 */
export function useCamera() {
  const [status, setStatus] = useState<CameraStatus>('off');
  const stream = useRef<MediaStream | null>(null);
  const video = useRef<HTMLVideoElement | null>(null);
  const isGone = useRef(false);

  const release = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
  }, []);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      release();
    };
  }, [release]);

  async function start(): Promise<void> {
    setStatus('off');
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
        audio: false,
      });
      release();
      stream.current = opened;
      // The screen was left during the permission prompt.
      if (isGone.current) return release();
      setStatus('on');
    } catch (error) {
      console.warn('Could not open the camera', error);
      release();
      setStatus('refused');
    }
  }

  /** Attaches the stream to the video element. */
  const show = useCallback((element: HTMLVideoElement | null) => {
    video.current = element;
    if (element) element.srcObject = stream.current;
  }, []);

  /** The current picture as a JPEG; null when the camera failed. */
  async function capture(): Promise<Blob | null> {
    try {
      const { current: element } = video;
      if (element === null || element.videoWidth === 0)
        throw new Error('The camera has no picture yet');
      const { videoWidth: width, videoHeight: height } = element;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      canvas.getContext('2d')?.drawImage(element, 0, 0);
      return await jpegOf(canvas);
    } catch (error) {
      console.warn('Could not take a picture', error);
      release();
      setStatus('refused');
      return null;
    }
  }

  function stop(): void {
    release();
    setStatus('off');
  }

  return { status, start, show, capture, stop };
}

import type { LinkConnection } from './link';
import { type LineSample, type Quality, sampleOf } from './quality';

export interface OwnTracks {
  readonly audio: MediaStreamTrack | null;
  readonly video: MediaStreamTrack | null;
}

const KINDS = ['audio', 'video'] as const;

/** A quarter of the width is enough to see a face, at the bits a second that a poor line carries. */
const SMALL = { scaleResolutionDownBy: 4, maxBitrate: 150_000 } as const;

/**
 * A connection with one line for sound and one for pictures, which are there from the beginning:
 * turning a microphone or camera on or off, or choosing another, needs no new exchange.
 */
export class CallConnection implements LinkConnection {
  /** The media that come from the other side. */
  readonly remote = new MediaStream();
  onicecandidate: LinkConnection['onicecandidate'] = null;
  onconnectionstatechange: LinkConnection['onconnectionstatechange'] = null;
  readonly #peer: RTCPeerConnection;
  #tracks: OwnTracks;

  constructor(iceServers: readonly RTCIceServer[], tracks: OwnTracks) {
    this.#peer = new RTCPeerConnection({ iceServers: [...iceServers] });
    this.#tracks = tracks;
    this.#peer.ontrack = ({ track }) => this.remote.addTrack(track);
    this.#peer.onicecandidate = (event) => this.onicecandidate?.(event);
    this.#peer.onconnectionstatechange = () => this.onconnectionstatechange?.();
  }

  get connectionState(): RTCPeerConnectionState {
    return this.#peer.connectionState;
  }

  async createOffer(): Promise<RTCSessionDescriptionInit> {
    for (const kind of KINDS) {
      const { sender } = this.#peer.addTransceiver(kind, { direction: 'sendrecv' });
      await sender.replaceTrack(this.#tracks[kind]);
    }
    return this.#peer.createOffer();
  }

  async createAnswer(): Promise<RTCSessionDescriptionInit> {
    for (const transceiver of this.#peer.getTransceivers()) {
      transceiver.direction = 'sendrecv';
      await transceiver.sender.replaceTrack(this.#ownTrackOf(transceiver));
    }
    return this.#peer.createAnswer();
  }

  setLocalDescription(description: RTCSessionDescriptionInit): Promise<void> {
    return this.#peer.setLocalDescription(description);
  }

  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    return this.#peer.setRemoteDescription(description);
  }

  addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    return this.#peer.addIceCandidate(candidate);
  }

  close(): void {
    this.#peer.close();
  }

  /** Sends other tracks, or the same ones in another quality, from now on. */
  async send(tracks: OwnTracks, quality: Quality = 'full'): Promise<void> {
    this.#tracks = quality === 'sound' ? { ...tracks, video: null } : tracks;
    for (const transceiver of this.#peer.getTransceivers()) {
      const { sender, receiver } = transceiver;
      await sender.replaceTrack(this.#ownTrackOf(transceiver));
      if (receiver.track.kind === 'video') await limit(sender, quality === 'small');
    }
  }

  /** The report of the other side about the line; null while there is none. */
  async sample(): Promise<LineSample | null> {
    const stats = await this.#peer.getStats();
    const reports: Record<string, unknown>[] = [];
    stats.forEach((report: Record<string, unknown>) => void reports.push(report));
    return sampleOf(reports);
  }

  #ownTrackOf({ receiver }: RTCRtpTransceiver): MediaStreamTrack | null {
    return receiver.track.kind === 'audio' ? this.#tracks.audio : this.#tracks.video;
  }
}

/** Sends a small picture, or the whole one again. */
async function limit(sender: RTCRtpSender, isSmall: boolean): Promise<void> {
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  // There is none before the first exchange.
  if (encoding === undefined) return;
  encoding.scaleResolutionDownBy = isSmall ? SMALL.scaleResolutionDownBy : 1;
  if (isSmall) encoding.maxBitrate = SMALL.maxBitrate;
  else delete encoding.maxBitrate;
  await sender.setParameters(parameters);
}
